/** Lets a frame of another origin import the modules, as a script tag from another host does. */
export async function crossOrigin(context, next) {
  context.set('Access-Control-Allow-Origin', '*');
  await next();
}

<?php
// Stand-ins for the functions of WordPress that the plugin calls, and a post with its shortcode: what
// stands after "solitaire" in the brackets comes as the variable $given. Prints the page of the post.

define( 'ABSPATH', '/' );

$shortcodes = array();
$modules    = array();

function add_shortcode( $tag, $callback ) {
	global $shortcodes;
	$shortcodes[ $tag ] = $callback;
}

function shortcode_atts( $pairs, $given, $tag ) {
	return array_merge( $pairs, array_intersect_key( $given, $pairs ) );
}

function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}

function plugins_url( $path, $plugin ) {
	return '/wp-content/plugins/' . basename( dirname( $plugin ) ) . '/' . $path;
}

function wp_enqueue_script_module( $id, $src ) {
	global $modules;
	$modules[ $id ] = $src;
}

require '/wp-content/plugins/solitaire-game/solitaire-game.php';

$post = $shortcodes['solitaire']( $given );
echo '<!doctype html><html lang="en"><meta charset="utf-8"><title>A post</title>', $post;
foreach ( $modules as $id => $src ) {
	echo '<script type="module" src="', esc_attr( $src . '?ver=6.9' ), '" id="', esc_attr( $id ), '-js-module"></script>';
}

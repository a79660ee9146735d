<?php
/**
 * Plugin Name: Solitaire
 * Description: A game of solitaire by the shortcode [solitaire variant="colorado"].
 * Version: 1.0.0
 * Requires at least: 6.5
 * Requires PHP: 7.4
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

add_shortcode(
	'solitaire',
	function ( $given ) {
		// What an author may set, and what it is when nothing is said.
		$attributes = shortcode_atts(
			array(
				'variant'    => 'klondike',
				'scoring'    => '',
				'seed'       => '',
				'draw'       => '',
				'time-limit' => '',
			),
			$given,
			'solitaire'
		);

		$tag = '<solitaire-game';
		foreach ( $attributes as $name => $value ) {
			if ( '' !== $value ) {
				$tag .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
			}
		}
		$tag .= '></solitaire-game>';

		// Printed once, as type="module", and only on a page that has a game.
		wp_enqueue_script_module( 'solitaire-game', plugins_url( 'solitaire-game.js', __FILE__ ) );
		wp_enqueue_script_module( 'solitaire-page', plugins_url( 'page.js', __FILE__ ) );

		return '<div class="solitaire">' . $tag
			. '<p>Score: <output>0</output> <span role="status"></span></p>'
			. '<button type="button">New game</button>'
			. ' <label><input type="checkbox"> Four colours</label>'
			. '</div>';
	}
);

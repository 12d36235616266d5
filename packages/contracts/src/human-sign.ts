/** The header that carries the sign of a person, where the service asks for one. */
export const TURNSTILE_HEADER = 'X-Turnstile-Token'

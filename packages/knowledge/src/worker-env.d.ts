/** What the loader asks of the Worker that carries it. The platform's own types stay out of this package. */
declare module 'cloudflare:workers' {
  export const env: {
    LAW_WORDS: {
      fetch(address: string): Promise<{ ok: boolean; status: number; json: () => Promise<unknown> }>
    }
  }
}

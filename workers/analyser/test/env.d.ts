declare namespace Cloudflare {
  interface Env {
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
    TEST_LETTERS: Record<string, string>
    /** Of the simulation: the first seed, and how many seeds. */
    SEED: string
    PROVE_RUNS: string
  }
}

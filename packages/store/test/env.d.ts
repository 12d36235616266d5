/** The bindings of the tests. The platform's own types stay out of this package: these are the store's ports. */
declare module 'cloudflare:workers' {
  export const env: {
    DB: import('../src/database.ts').Database
    BUCKET: import('../src/bucket.ts').Bucket
    TEST_MIGRATIONS: unknown
  }
}
declare module 'cloudflare:test' {
  export function applyD1Migrations(database: unknown, migrations: unknown): Promise<void>
}

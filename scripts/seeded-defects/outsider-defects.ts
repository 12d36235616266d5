/** The same, of what somebody from outside could use: a guess, a moment, an answer that is not Stripe's. */
export const OUTSIDER_DEFECTS = [
  {
    what: 'a sign-in with the old password passes a reset on its way',
    file: 'packages/store/src/users.ts',
    from: 'u.password = ?6 AND u.deleting_at IS NULL',
    to: '?6 = ?6',
    tests: ['workers/api', 'accounts/accounts'],
  },
  {
    what: 'each address of an IPv6 line has tries of its own',
    file: 'workers/api/src/middleware/client-address.ts',
    from: '.slice(0, 4)',
    to: '.slice(0, 8)',
    tests: ['workers/api', 'client-address'],
  },
  {
    what: 'a database that is locked looks like a bug',
    file: 'workers/api/src/errors.ts',
    from: "isStorageAway(error) ? 'unavailable' : 'internal'",
    to: "'internal'",
    tests: ['workers/api', 'headers'],
  },
  {
    what: 'wishes lie in the open',
    file: 'packages/store/src/feature-requests.ts',
    from: '(name, text) => sealSecret(keys, placeOf(id, name), text)',
    to: '(_, text) => Promise.resolve(text)',
    tests: ['workers/api', 'own-words'],
  },
  {
    what: 'a digest of words can be guessed',
    file: 'packages/vault/src/digest.ts',
    from: "sign('HMAC', key, utf8(text))",
    to: "digest('SHA-256', utf8(text))",
    tests: ['workers/api', 'own-words'],
  },
  {
    what: 'the receipt of a plan leads anywhere',
    file: 'packages/payments/src/settle-invoice.ts',
    from: 'stripePage(payments, invoice.hosted_invoice_url)',
    to: 'invoice.hosted_invoice_url',
    tests: ['workers/api', 'hostile-stripe'],
  },
  {
    what: 'a refund of less than nothing is credits',
    file: 'packages/store/src/payments.ts',
    from: 'Math.max(0, Math.min(pricePence, refundedPence + disputedPence))',
    to: 'Math.min(pricePence, refundedPence + disputedPence)',
    tests: ['workers/api', 'hostile-stripe'],
  },
] as const

/** The words of the internal test page. It is in no page that is deployed, so it stays in English. */
export const workflowTestMessages = {
  title: 'Workflow test',
  lead: 'Sends a text through the whole analysis and shows the fields of the answer. Sign in first.',
  scenarios: 'Scenarios',
  samples: {
    'Debt collection letter':
      'Harbour Collections Ltd\n2 November 2026\nOur ref: 4472118\nBalance: £412.50\nWe have bought your account. You have 30 days from this notice to dispute the debt. If you do not pay, we may ask a court to decide.',
    'Insurance decision':
      'Meadow Insurance plc\n5 November 2026\nClaim 88213\nWe have decided not to pay your claim for water damage. You may ask for a review within 60 days of this letter.',
    'Legal question':
      'Can a debt collector come into my house and take my things? I live in Leeds.',
  },
  text: 'Document text',
  analyze: 'Analyze Document',
  analyzing: 'Analyzing...',
  failed: 'Analysis failed. Please check API configuration.',
  results: 'Results',
  empty: 'Nothing analysed yet.',
} as const

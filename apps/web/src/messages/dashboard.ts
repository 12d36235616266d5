/** The words of the dashboard; headings are the specification's. */
export const dashboardMessages = {
  title: 'My Legal Research Dashboard',
  notAdvice: 'What you find here is information, not legal advice.',
} as const

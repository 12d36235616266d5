/** Words by which the one who is owed writes about its own account: who is owed is the sender. */
export const OWN_DEBT = {
  says: [
    'your account with us',
    'your loan',
    'your loan account',
    'your services',
    'our services',
    'our invoice',
    'our invoices',
    'owe us',
    'owed to us',
    'owing to us',
    'we supplied',
    'you borrowed from us',
    'your membership',
    'your policy with us',
    'our hardship',
    'our financial hardship policy',
    'your mobile account',
    'your internet account',
    'your credit union',
  ],
}

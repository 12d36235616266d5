/** Debts to a public body in letters of collectors: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_DE: Words = {
  'au.public.want': {
    says: 'Suchen Sie, wofür es ist, woraus sich die Summe ergibt und bis wann Sie handeln müssen.',
  },
  'au.public.reality': {
    says: 'Das kommt von einer öffentlichen Stelle. Manche dürfen ohne neues Gerichtsverfahren Lohn oder Geld vom Konto nehmen. Handeln Sie vor dem letzten Tag.',
  },
  'au.public.rights': {
    says: 'Sie können fragen, wofür es ist, sagen, dass es falsch ist, und um Raten bitten.',
  },
  'au.public.know-counsellor': {
    says: 'Ein kostenloser Finanzberater (financial counsellor) kann für Sie mit dem Amt reden und um Raten oder Erlass bitten.',
  },
  'au.public.right-ombudsman': {
    says: 'Behandelt ein Amt Sie unfair, können Sie sich kostenlos beim Ombudsman Ihres Staates oder des Bundes beschweren.',
  },
  'au.public.step-check': {
    says: 'Prüfen Sie Name, Summe und wofür es ist. Ist es bezahlt oder nicht Ihres, schreiben Sie mit Beweisen.',
  },
  'au.public.step-call': {
    says: 'Rufen Sie das Amt vor dem letzten Tag an und bitten Sie um Raten. Lassen Sie sich den Plan schriftlich geben.',
  },
  'au.public.option-plan': {
    says: 'Zeigen Sie Ihr Einkommen und Ihre Kosten. Bieten Sie eine Summe an, die Sie durchhalten.',
    title: 'Um Raten bitten',
    cost: 'Die vereinbarte Summe.',
    time: 'Tage.',
    risk: 'Fehlt eine Rate, können sie handeln.',
    bestFor: 'Sie schulden es, können aber nicht alles sofort zahlen.',
  },
  'au.public.option-dispute': {
    says: 'Schreiben Sie dem Amt mit Ihren Beweisen. Bitten Sie, bis zur Antwort zu warten.',
    title: 'Sagen, dass es falsch ist',
    cost: 'Kostenlos.',
    time: 'Wochen.',
    risk: 'Die Summe kann inzwischen wachsen.',
    bestFor: 'Es ist bezahlt, nicht Ihres, oder die Summe ist falsch.',
  },
  'au.public.rates-reality': {
    says: 'Ein Council geht wegen rates meist vor Gericht. Nach Jahren kann es das Grundstück verkaufen. Ein Ratenplan kann beides aufhalten.',
  },
  'au.public.rates-nsw': {
    says: 'In New South Wales kann ein Haus nur für mehr als fünf Jahre alte rates verkauft werden. Ein Council kann die Schuld an Revenue NSW geben.',
  },
  'au.public.rates-vic': {
    says: 'In Victoria darf Land nur verkauft werden, wenn rates über drei Jahre zu spät sind, ein Gericht Zahlung anordnete und kein Plan läuft.',
  },
  'au.public.study-reality': {
    says: 'Eine HELP-Rückzahlung wird wie Steuer eingezogen. Das ATO kann Rückstände mit einer Mitteilung von Bank oder Arbeitgeber nehmen, ohne Gericht.',
  },
  'au.public.study-right-hardship': {
    says: 'Bringt eine HELP-Rückzahlung ernste Not, bitten Sie das ATO, sie zu senken. Beantragen Sie es binnen zwei Jahren nach dem Bescheid.',
  },
  'au.public.study-right-review': {
    says: 'Sagt das ATO dazu Nein, kann die Entscheidung überprüft werden. Bewahren Sie den Brief mit dem Nein auf.',
  },
}

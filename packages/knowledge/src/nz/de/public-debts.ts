/** The German words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_DE: Words = {
  'nz.public.want': {
    says: 'Suchen Sie, wofür es ist, woraus sich die Summe ergibt und bis wann Sie handeln müssen.',
  },
  'nz.public.reality': {
    says: 'Das kommt von einer öffentlichen Stelle. Manche dürfen ohne neues Gerichtsverfahren Lohn oder Geld vom Konto nehmen. Handeln Sie vor dem letzten Tag.',
  },
  'nz.public.rights': {
    says: 'Sie können fragen, wofür es ist, sagen, dass es falsch ist, und um Raten bitten.',
  },
  'nz.public.know-mentor': {
    says: 'Ein Finanzberater (financial mentor) kann kostenlos für Sie mit dem Amt reden. MoneyTalks findet einen.',
  },
  'nz.public.right-file': {
    says: 'Sie können verlangen, was sie über Sie zu dieser Schuld haben. Sie müssen in 20 Werktagen antworten.',
  },
  'nz.public.right-ombudsman': {
    says: 'Behandelt ein Ministerium oder ein Council Sie unfair, können Sie sich kostenlos beim Ombudsman beschweren.',
  },
  'nz.public.step-check': {
    says: 'Prüfen Sie Name, Summe und wofür es ist. Ist es bezahlt oder nicht Ihres, schreiben Sie mit Beweisen.',
  },
  'nz.public.step-call': {
    says: 'Rufen Sie das Amt vor dem letzten Tag an und bitten Sie um Raten. Lassen Sie sich den Plan schriftlich geben.',
  },
  'nz.public.option-plan': {
    says: 'Zeigen Sie Ihr Einkommen und Ihre Kosten. Bieten Sie eine Summe an, die Sie durchhalten.',
    title: 'Um Raten bitten',
    cost: 'Die vereinbarte Summe.',
    time: 'Tage.',
    risk: 'Fehlt eine Rate, können sie handeln.',
    bestFor: 'Sie schulden es, können aber nicht alles sofort zahlen.',
  },
  'nz.public.option-dispute': {
    says: 'Schreiben Sie dem Amt mit Ihren Beweisen. Bitten Sie, bis zur Antwort zu warten.',
    title: 'Sagen, dass es falsch ist',
    cost: 'Kostenlos.',
    time: 'Wochen.',
    risk: 'Die Summe kann inzwischen wachsen.',
    bestFor: 'Es ist bezahlt, nicht Ihres, oder die Summe ist falsch.',
  },
  'nz.public.fines-reality': {
    says: 'Das sind Geldstrafen. Das Gericht kann ohne neues Verfahren Geld von Lohn, Sozialleistung oder Konto nehmen oder Sachen pfänden.',
  },
  'nz.public.fines-seized': {
    says: 'Nehmen sie Auto oder Sachen, haben Sie sieben Tage zum Zahlen oder um Zeit zu bitten, bevor sie verkauft werden.',
  },
  'nz.public.fines-right-time': {
    says: 'Sie können Geldstrafen in Raten zahlen. Rufen Sie 0800 4 FINES an, bevor gehandelt wird.',
  },
  'nz.public.fines-right-reminder': {
    says: 'Begann es als Strafzettel und kam keine Mahnung (reminder notice), oder hatten Sie eine Anhörung verlangt? Bitten Sie das Gericht um Korrektur.',
  },
  'nz.public.fines-right-licence': {
    says: 'Bei Verkehrsstrafen können sie den Führerschein sperren. Vorher muss eine Warnung kommen; Sie haben 14 Tage für Zahlung oder Plan.',
  },
  'nz.public.rates-reality': {
    says: 'Ein Council kann klagen, wenn rates vier Monate zu spät sind, oder Ihre Hypothekenbank zahlen lassen. Lohn nimmt es nicht selbst.',
  },
  'nz.public.rates-six-years': {
    says: 'Ein Council hat sechs Jahre, um wegen rates vor Gericht zu gehen, ab dem letzten Zahltag des Jahres.',
  },
  'nz.public.rates-right-object': {
    says: 'Ist der Eintrag des Council zu Ihrem Grundstück falsch, können Sie widersprechen. Es muss schriftlich entscheiden.',
  },
  'nz.public.rates-sale': {
    says: 'Ein Haus kann wegen rates nur nach einem Urteil verkauft werden, mit sechs Monaten Frist, in der Sie noch zahlen können.',
  },
  'nz.public.loan-reality': {
    says: 'Inland Revenue kann überfällige Raten des Studienkredits ohne Gericht von Lohn oder Konto nehmen.',
  },
  'nz.public.loan-who': {
    says: 'Inland Revenue zieht Studienkredite für den Staat ein. Prüfen Sie die Summe in myIR, nicht über einen Link.',
  },
  'nz.public.loan-right-hardship': {
    says: 'Bleibt Ihnen zu wenig zum Leben, bitten Sie Inland Revenue um Erleichterung (hardship relief). Es kann die Raten senken.',
  },
  'nz.public.loan-step-plan': {
    says: 'Rufen Sie Inland Revenue an oder nutzen Sie myIR vor dem letzten Tag. Bitten Sie um Raten für den Rückstand.',
  },
}

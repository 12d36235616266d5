/** Taxes (impôts) and State seizures: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEBT_WORDS: Words = {
  'fr.public.tax-want': { says: 'Das Finanzamt will, dass eine Steuer gezahlt wird.' },
  'fr.public.tax-want-proposal': {
    says: 'Das Finanzamt will Ihre Steuer ändern. Das ist ein Vorschlag (proposition de rectification): Sie dürfen zuerst antworten.',
  },
  'fr.public.tax-want-seizure': {
    says: 'Die Staatskasse nimmt Geld von Ihrer Bank, Ihrem Arbeitgeber oder einem anderen Dritten (SATD).',
  },
  'fr.public.tax-want-reminder': {
    says: 'Die Staatskasse erinnert Sie an eine Steuer, die nicht bezahlt ist. Noch ist nichts gepfändet: Zahlen Sie oder bitten Sie um Zeit, bevor die Frist endet.',
  },
  'fr.public.tax-want-formal': {
    says: 'Die Staatskasse mahnt förmlich (mise en demeure). Noch ist nichts gepfändet: Zahlen Sie oder bitten Sie um Zeit, bevor die Frist endet.',
  },
  'fr.public.tax-who': {
    says: 'Die Staatskasse (Trésor public) hat große Macht. Sie braucht zum Pfänden keinen Richter, muss aber Schritte einhalten.',
  },
  'fr.public.tax-reality': {
    says: 'Die meisten, die früh fragen, bekommen Zeit zum Zahlen. Schreiben Sie vor dem Datum.',
  },
  'fr.public.tax-rights': {
    says: 'Sie können die Steuer bestreiten, um Zeit bitten und bitten, dass alles oder ein Teil erlassen wird.',
  },
  'fr.public.tax-not-yet': {
    says: 'Die neue Summe darf nicht eingetrieben werden, bevor Ihre 30 Tage für die Antwort vorbei sind.',
  },
  'fr.public.tax-deadline-thirty': {
    says: 'Sie haben 30 Tage für die Antwort. Sie können 30 Tage mehr verlangen.',
    action: 'Auf den Vorschlag antworten oder 30 weitere Tage verlangen',
    consequence: 'Tun Sie nichts, gilt das als Zustimmung.',
  },
  'fr.public.tax-deadline-seizure': {
    says: 'Sie haben zwei Monate, um die Pfändung bei der Stelle anzufechten, die sie gemacht hat.',
    action: 'Die Pfändung schriftlich anfechten',
    consequence: 'Danach kann sie nicht mehr angefochten werden.',
  },
  'fr.public.tax-step-check': {
    says: 'Prüfen Sie die Summe und das Jahr in Ihrem eigenen Konto auf impots.gouv.fr.',
  },
  'fr.public.tax-step-time': {
    says: 'Können Sie nicht zahlen? Schicken Sie eine Nachricht in Ihrem Konto oder rufen Sie an. Bitten Sie vor dem Datum um einen Plan.',
  },
  'fr.public.tax-step-bank': {
    says: 'Prüfen Sie, ob Ihre Bank Ihnen die Grundsumme von etwa 650 € gelassen und Sozialleistungen freigegeben hat.',
  },
  'fr.public.tax-step-claim': {
    says: 'Ist es falsch, schicken Sie einen Einspruch (réclamation). Bitten Sie darin, inzwischen nicht zahlen zu müssen (sursis de paiement).',
  },
  'fr.public.tax-step-waive': {
    says: 'Können Sie gar nicht zahlen, bitten Sie um einen Erlass (remise gracieuse), mit Belegen zu Ihrem Haushalt.',
  },
  'fr.public.tax-right-claim': {
    says: 'Bei der Einkommensteuer können Sie bis zum 31. Dezember des zweiten Jahres nach dem Bescheid Einspruch (réclamation) einlegen. Bei örtlichen Steuern bis zum Jahr danach.',
  },
  'fr.public.tax-right-floor': {
    says: 'Ihre Bank muss Ihnen eine Grundsumme lassen, auch gegenüber dem Staat.',
  },
  'fr.public.tax-right-error': {
    says: "Sie haben das Recht, sich einmal ehrlich zu irren (droit à l'erreur). Berichtigen Sie es, gibt es meist keine Strafe.",
  },
  'fr.public.tax-right-four': {
    says: 'Die Staatskasse (Trésor public) hat nach der Festsetzung vier Jahre, um die Steuer einzutreiben, aber jeder Schritt startet das neu.',
  },
  'fr.public.tax-option-time': {
    title: 'Um Zeit zum Zahlen bitten',
    says: 'Bieten Sie Teile an und zeigen Sie Ihren Haushaltsplan.',
    cost: 'Die Steuer, vielleicht der Zuschlag von 10 %.',
    time: 'Eine Nachricht.',
    risk: 'Keines, wenn Sie früh fragen.',
    bestFor: 'Sie schulden sie, können aber nicht sofort zahlen.',
  },
  'fr.public.tax-option-claim': {
    title: 'Die Steuer bestreiten',
    says: 'Schicken Sie in Ihrem Onlinekonto einen Einspruch (réclamation) mit Beweisen.',
    cost: 'Nichts.',
    time: 'Bis zu sechs Monate bis zur Antwort.',
    risk: 'Der Zuschlag von 10 % kann dazukommen, wenn Sie nicht zahlen und verlieren.',
    bestFor: 'Die Steuer ist falsch.',
  },
  'fr.public.tax-option-help': {
    title: 'Den Steuerschlichter fragen',
    says: 'Lehnt das Amt ab, prüft der Steuerschlichter (conciliateur fiscal) Ihres Départements es kostenlos.',
    cost: 'Nichts.',
    time: 'Ein Monat.',
    risk: 'Keines.',
    bestFor: 'Sie haben geschrieben und keine gute Antwort bekommen.',
  },
  'fr.public.tax-warn-surcharge': {
    says: 'Zu spätes Zahlen kostet meist 10 % mehr. Bitten Sie vor dem Datum um Zeit.',
  },
}

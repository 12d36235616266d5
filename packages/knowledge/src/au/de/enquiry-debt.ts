/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DE: Words = {
  'au.ask.things': {
    says: 'Eine Inkassofirma (debt collector) darf Ihre Sachen nicht nehmen und nicht hereinkommen. Das dürfen nur Beamte (sheriff oder bailiff) nach einem Gerichtsbeschluss. Bei einem Autokredit ist es anders.',
  },
  'au.ask.prison': {
    says: 'Sie können nicht ins Gefängnis kommen, weil Sie Geld für eine Karte, einen Kredit oder eine Rechnung schulden. Rufen Sie für kostenlose Hilfe 1800 007 007 an.',
  },
  'au.ask.old': {
    says: 'Die meisten Schulden sind nach sechs Jahren zu alt für das Gericht, im Northern Territory nach drei. Eine Zahlung oder ein unterschriebenes Papier startet die Zeit neu. Zahlen Sie nicht, bevor Sie es wissen.',
    dependsOn: 'der Tag, an dem Sie zuletzt zahlten oder schrieben, dass Sie es schulden',
  },
  'au.ask.calls': {
    says: 'Bitten Sie schriftlich um nur E-Mails oder Briefe. Man sollte sich nicht öfter als dreimal in der Woche melden. Notieren Sie jeden Anruf und beschweren Sie sich bei der AFCA.',
  },
  'au.ask.not-mine': {
    says: 'Schreiben Sie, dass Sie es nicht schulden, und verlangen Sie Beweise. Zahlen Sie nicht. Sehen Sie in Ihrer kostenlosen Kreditauskunft nach Konten, die Sie nicht kennen.',
  },
  'au.ask.wages': {
    says: 'Man braucht ein Urteil und dann einen Beschluss. Etwas Lohn bleibt Ihnen immer zum Leben. Das Steueramt braucht kein Gericht.',
    dependsOn: 'wem Sie etwas schulden und ob es ein Urteil gibt',
  },
  'au.ask.cannot-pay': {
    says: 'Rufen Sie die National Debt Helpline unter 1800 007 007 an und bitten Sie jede Firma um Hilfe bei Zahlungsnot (hardship). Bei einem Kredit oder einer Karte muss man binnen 21 Tagen antworten.',
  },
  'au.ask.bankrupt': {
    says: 'Eine Insolvenz (bankruptcy) beendet die meisten Schulden, dauert aber drei Jahre und einen Tag und schränkt Sie ein. Sprechen Sie zuerst mit einer kostenlosen Schuldnerberatung (financial counsellor).',
    dependsOn: 'was Sie schulden, besitzen und verdienen',
  },
  'au.ask.credit-file': {
    says: 'Ihre Kreditauskunft bekommen Sie kostenlos von Equifax und von Experian, dem jetzt illion gehört. Ist sie falsch, bitten Sie um Berichtigung. Ein Zahlungsausfall (default) bleibt fünf Jahre stehen.',
  },
  'au.ask.bankruptcy-notice': {
    says: 'Handeln Sie binnen 21 Tagen: zahlen, einen Plan vereinbaren oder das Gericht um Aufhebung bitten. Das Urteil muss über 10.000 $ oder mehr sein. Danach können sie die Insolvenz beantragen.',
  },
  'au.ask.wages-garnished': {
    says: 'Sie brauchen einen Gerichtsbeschluss, und ein Teil des Lohns muss Ihnen jede Woche bleiben. Das Finanzamt (ATO), Child Support und die meisten Bußgeldstellen brauchen kein Gericht. Bitten Sie das Gericht sofort um Raten. In New South Wales nimmt der Beschluss dann nicht mehr vom Lohn als die Rate.',
  },
  'au.ask.collector-family': {
    says: 'Sie dürfen anderen nichts von Ihrer Schuld sagen. Sie dürfen fragen, wo Sie sind, aber nicht warum. Schreiben Sie, dass sie aufhören, und beschweren Sie sich dann bei AFCA oder dem Privacy Commissioner.',
  },
}

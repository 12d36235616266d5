/** First steps, rights and ways out for questions about debts: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_DEBT_DE: Words = {
  'es.guide.step-debt-dates': {
    says: 'Suchen Sie Daten. Ein Papier vom Gericht hat einen letzten Tag, in Werktagen gezählt. Kümmern Sie sich zuerst darum.',
  },
  'es.guide.step-debt-check': {
    says: 'Bevor Sie zahlen oder anerkennen, prüfen Sie: Ist es Ihre Schuld, stimmt die Summe, wann zahlten Sie zuletzt?',
  },
  'es.guide.step-debt-priority': {
    says: 'Machen Sie eine Liste aller Schulden. Miete oder Hauskredit, Strom, Wasser und Steuern stehen oben.',
  },
  'es.guide.step-debt-advice': {
    says: 'Holen Sie kostenlosen Rat bei OMIC, Sozialamt oder Anwaltskammer.',
  },
  'es.guide.right-debt-proof': {
    says: 'Sie haben das Recht, Beweise für die Schuld zu sehen und wem sie gehört.',
  },
  'es.guide.right-debt-minimum': {
    says: 'Lohn bis zum Mindestlohn darf für eine normale Schuld nie genommen werden.',
  },
  'es.guide.right-debt-lawyer': {
    says: 'Bei kleinem Einkommen können Sie einen kostenlosen Anwalt haben.',
  },
  'es.guide.debt-no-visit': {
    says: 'Ohne Gericht kann niemand für eine private Schuld Lohn oder Sachen nehmen.',
  },
  'es.guide.debt-old': {
    says: 'Die meisten Schulden sind nach fünf Jahren ohne Zahlung und ohne Mahnung, die Sie erreichte, zu alt.',
  },
  'es.guide.option-debt-dispute': {
    title: 'Beweise verlangen',
    says: 'Schreiben Sie und verlangen Sie Vertrag, Summen und Besitzer der Schuld.',
    cost: 'Per E-Mail nichts.',
    time: 'Eine Stunde.',
    risk: 'Gering, wenn Sie nichts anerkennen.',
    bestFor: 'Sie zweifeln an der Schuld.',
  },
  'es.guide.option-debt-plan': {
    title: 'Einen Plan anbieten',
    says: 'Bieten Sie an, was Sie zahlen können, und holen Sie das Ja schriftlich.',
    cost: 'Was Sie anbieten.',
    time: 'Einige Tage.',
    risk: 'Es erkennt die Schuld an.',
    bestFor: 'Sie schulden es.',
  },
  'es.guide.option-debt-second': {
    title: 'Nach einer zweiten Chance fragen',
    says: 'Ein Richter kann ehrlichen Menschen die meisten Schulden streichen.',
    cost: 'Kostenlos mit Prozesskostenhilfe.',
    time: 'Viele Monate.',
    risk: 'Sie müssen vielleicht Besitz verkaufen.',
    bestFor: 'Sie können nicht alle zahlen.',
  },
}

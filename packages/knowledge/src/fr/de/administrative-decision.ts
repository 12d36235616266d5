/** The German words of the rows in ../administrative-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADMINISTRATIVE_DECISION_DE: Words = {
  'fr.admin.want': { says: 'Eine Behörde entscheidet etwas über Sie oder lehnt etwas ab.' },
  'fr.admin.reality': {
    says: 'Die Entscheidung gilt auch, während Sie sie anfechten, außer ein Richter stoppt sie. Aber Sie haben Zeit und kostenlose Wege, noch einmal zu fragen.',
  },
  'fr.admin.deadline': {
    says: 'Sie haben ab dem Tag, an dem Sie sie bekamen, zwei Monate, um vor das Verwaltungsgericht (tribunal administratif) zu gehen.',
    action: 'Vor das Verwaltungsgericht gehen (tribunal administratif)',
    consequence: 'Die Entscheidung wird endgültig.',
  },
  'fr.admin.right-ask': {
    says: 'Sie können die Behörde selbst bitten, neu zu entscheiden (recours gracieux). Das ist kostenlos. Tun Sie es binnen zwei Monaten, beginnen für das Gericht zwei neue Monate.',
  },
  'fr.admin.right-planning': {
    says: 'In Bausachen dürfen Sie die Gemeinde nur binnen eines Monats noch einmal bitten. Das gibt keine zusätzliche Zeit: Für das Gericht bleiben zwei Monate.',
  },
  'fr.admin.right-reasons': {
    says: 'Eine Entscheidung gegen Sie muss schriftlich begründet sein. Meist muss man Sie vorher anhören.',
  },
  'fr.admin.right-note': {
    says: 'Sagt der Brief nicht, wie und bis wann Sie sich wehren können, laufen die zwei Monate nicht. Meist haben Sie dann ein Jahr.',
  },
  'fr.admin.right-urgent': {
    says: 'Ist es eilig, beantragen Sie beim Gericht einen schnellen Stopp (référé-suspension), neben Ihrer Klage in der Hauptsache.',
  },
  'fr.admin.right-silence': {
    says: 'Schweigt die Behörde zwei Monate zu einem Antrag, gilt das oft als Ja, bei vielen Anträgen aber als Nein. Verlangen Sie die Empfangsbestätigung, in der steht, was gilt.',
  },
  'fr.admin.step': {
    says: 'Behalten Sie den Umschlag mit dem Datum. Verlangen Sie die Akte und die Gründe. Schreiben Sie dann per Einschreiben, warum es falsch ist.',
  },
  'fr.admin.option-ask': {
    says: 'Schreiben Sie der Behörde Ihre Tatsachen und Beweise.',
    title: 'Um eine neue Entscheidung bitten',
    cost: 'Kostenlos.',
    time: 'Binnen zwei Monaten.',
    risk: 'Keines.',
    bestFor: 'Ein Irrtum über Tatsachen oder ein Härtefall.',
  },
  'fr.admin.option-court': {
    says: 'Gehen Sie über citoyens.telerecours.fr vor das Verwaltungsgericht (tribunal administratif). Oft brauchen Sie keinen Anwalt.',
    title: 'Vor Gericht gehen',
    cost: 'Kostenlos.',
    time: 'Binnen zwei Monaten. Es dauert ein Jahr oder länger.',
    risk: 'Sie können verlieren.',
    bestFor: 'Man hat wieder Nein gesagt.',
  },
  'fr.admin.option-help': {
    says: 'Der Défenseur des droits (Bürgerbeauftragter) und ein point-justice (3039) helfen kostenlos. Die zwei Monate laufen trotzdem weiter.',
    title: 'Kostenlose Hilfe holen',
    cost: 'Kostenlos.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie sind nicht sicher, was zu tun ist.',
  },
}

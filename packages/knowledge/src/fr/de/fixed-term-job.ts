/** The German words of the rows in ../fixed-term-job.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FIXED_TERM_JOB_DE: Words = {
  'fr.cdd.want': { says: 'Ihr Arbeitgeber beendet Ihre befristete Stelle (CDD).' },
  'fr.cdd.reality': {
    says: 'Eine befristete Stelle endet an ihrem Tag von selbst. Kein Grund und kein Gespräch sind nötig.',
  },
  'fr.cdd.reality-early': {
    says: 'Vor diesem Tag darf sie nur in wenigen Fällen enden. Ist Ihrer nicht dabei, bekommen Sie mindestens den Lohn bis zum letzten Tag.',
  },
  'fr.cdd.right-early': {
    says: 'Die Fälle sind: Sie sind beide einig, schweres Fehlverhalten (faute grave), höhere Gewalt (force majeure), oder der Betriebsarzt erklärt Sie für untauglich. Bei Fehlverhalten muss man Sie zuerst anhören.',
  },
  'fr.cdd.right-ten': {
    says: 'Am Ende bekommen Sie eine Prämie von 10 % des gesamten Bruttolohns, in manchen Branchen 6 %. Nicht bei Saisonarbeit, schwerem Fehlverhalten (faute grave) oder wenn Sie dort eine unbefristete Stelle ablehnten.',
  },
  'fr.cdd.right-leave': {
    says: 'Nicht genommener Urlaub wird ausgezahlt, mindestens 10 % Ihres Lohns.',
  },
  'fr.cdd.right-recast': {
    says: "Kein schriftlicher Vertrag, kein Grund darin, oder eine Stelle, die der Betrieb immer braucht? Das Arbeitsgericht (conseil de prud'hommes) kann sie unbefristet machen, mit mindestens einem Monatslohn.",
  },
  'fr.cdd.right-papers': {
    says: 'Sie bekommen eine Arbeitsbescheinigung, den letzten Lohn und das Papier für France Travail. Melden Sie sich dort sofort.',
  },
  'fr.cdd.step': {
    says: 'Suchen Sie den Vertrag. Vergleichen Sie seinen Grund und letzten Tag mit diesem Brief, und die Prämie mit Ihrem letzten Lohnzettel.',
  },
  'fr.cdd.option': {
    says: 'Fordern Sie schriftlich, was fehlt. Lehnt man ab, gehen Sie vor das Arbeitsgericht (prud’hommes). Dort brauchen Sie keinen Anwalt.',
    title: 'Fordern, was fehlt',
    cost: 'Ein Brief. Vor Gericht kann ein Beitrag von 50 € anfallen; nicht mit Prozesskostenhilfe.',
    time: 'Einige Wochen.',
    risk: 'Keines.',
    bestFor: 'Lohn oder Prämie fehlen, oder es endete zu früh.',
  },
}

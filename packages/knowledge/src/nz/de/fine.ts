/** The German words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_DE: Words = {
  'nz.fine.want': {
    says: 'Suchen Sie die Regel, den Ort, das Datum und den letzten Tag zum Handeln.',
  },
  'nz.fine.reality': {
    says: 'Sie können zahlen, schriftlich erklären oder eine Anhörung verlangen. Handeln Sie vor dem letzten Tag.',
  },
  'nz.fine.who': {
    says: 'Ein solcher Bescheid (infringement notice) kommt von einer öffentlichen Stelle. Er ist echt.',
  },
  'nz.fine.rights': {
    says: 'Sie können eine Anhörung vor Gericht verlangen oder schreiben, warum die Gebühr gestrichen werden soll.',
  },
  'nz.fine.right-hearing': { says: 'Sie haben das Recht, eine Anhörung (hearing) zu verlangen.' },
  'nz.fine.right-write': {
    says: 'Sie können der Stelle schreiben, die ihn geschickt hat, und erklären. Bitten Sie auch um Zeit zum Zahlen.',
  },
  'nz.fine.pay': {
    says: 'Sie haben 28 Tage, nachdem Sie den Bescheid bekommen haben. Wir zählen ab seinem Datum.',
    action: 'Zahlen, schriftlich erklären oder eine Anhörung verlangen',
    consequence: 'Es kommt eine Mahnung. Danach geht es vor Gericht, und Kosten kommen dazu.',
  },
  'nz.fine.step-check': { says: 'Prüfen Sie Kennzeichen, Ort, Zeit und letzten Tag.' },
  'nz.fine.step-driver': {
    says: 'Sind Sie nicht gefahren, nennen Sie den Fahrer oder zeigen Sie, dass Sie das Auto verkauft haben.',
  },
  'nz.fine.step-time': { says: 'Können Sie nicht alles sofort zahlen, bitten Sie um Raten.' },
  'nz.fine.opt-write': {
    says: 'Sagen Sie, warum es falsch oder unfair ist, und legen Sie Beweise bei.',
    title: 'Schreiben und erklären',
    cost: 'Kostenlos.',
    time: '28 Tage.',
    risk: 'Gering.',
    bestFor: 'Sie hatten einen guten Grund, oder es ist ein Irrtum.',
  },
  'nz.fine.opt-pay': {
    says: 'Zahlen Sie alles oder in Raten.',
    title: 'Zahlen',
    cost: 'Die Gebühr.',
    time: '28 Tage.',
    risk: 'Strafpunkte (demerit points) können folgen.',
    bestFor: 'Es stimmt.',
  },
  'nz.fine.opt-hearing': {
    says: 'Ein Richter oder ein Friedensrichter (justice of the peace) entscheidet.',
    title: 'Eine Anhörung verlangen',
    cost: 'Gerichtskosten, wenn Sie verlieren.',
    time: '28 Tage.',
    risk: 'Es kann mehr kosten.',
    bestFor: 'Sie haben starke Beweise.',
  },
  'nz.fine.warn': {
    says: 'Ist eine Geldstrafe erst bei Gericht, kann man Geld von Ihrem Lohn oder Konto nehmen oder Ihr Auto mit einer Kralle festsetzen.',
  },
  'nz.fine.right-driver': {
    says: 'Bei vielen Geldstrafen im Verkehr kann der Halter zeigen, wer gefahren ist oder dass das Auto verkauft oder gestohlen war. Tun Sie es innerhalb von 28 Tagen.',
  },
  'nz.fine.right-hearing-law': {
    says: 'Sie können schriftlich eine Anhörung (hearing) verlangen und sagen, warum Sie es nicht schulden. Sie können auch um Raten bitten.',
  },
  'nz.toll.right-notice': {
    says: 'Eine unbezahlte Maut beginnt mit einer Zahlungsaufforderung und einer kleinen Gebühr. Eine Geldstrafe kommt nur, wenn Sie diese nicht rechtzeitig zahlen.',
  },
  'nz.toll.right-owner': {
    says: 'Ist ein anderer gefahren oder war das Auto verkauft oder gestohlen, sagen Sie es NZTA mit Beweisen.',
  },
  'nz.fine.right-fee': {
    says: 'Die Gebühr für jedes Tempo steht im Gesetz; vergleichen Sie. Eine Strafe von der Kamera bringt keine Punkte. Eine von der Polizei schon.',
  },
  'nz.fine.right-fixed': {
    says: 'Die Gebühr für jeden solchen Verstoß steht in einer Verordnung des Landes, nicht der Gemeinde. Sehen Sie dort den Betrag nach und vergleichen Sie.',
  },
}

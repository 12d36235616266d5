/** Questions about a collector at the door, and about debts that may be too old: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DOOR_DE: Words = {
  'gb.ask-debt.take-car': {
    says: 'Eine Inkassofirma (debt collector) kann weder Ihr Auto noch Ihre Sachen nehmen. Das können nur Gerichtsvollzieher (bailiffs), und bei einer normalen Schuld nur nach einem Urteil, das Sie nicht bezahlt haben.',
  },
  'gb.ask-debt.let-in': {
    says: 'Sie müssen Geldeintreiber (debt collectors) nicht hereinlassen oder mit ihnen reden. Sie müssen gehen, wenn Sie es sagen. Sie sind keine Gerichtsvollzieher (bailiffs).',
  },
  'gb.ask-debt.let-in-scotland': {
    says: 'Geldeintreiber (debt collectors) dürfen nicht herein und nichts nehmen. In Schottland vollstrecken nur Vollzugsbeamte (sheriff officers), und nur nach einer Gerichtsentscheidung.',
  },
  'gb.ask-debt.let-in-ni': {
    says: 'Geldeintreiber (debt collectors) dürfen nicht herein und nichts nehmen. Nur das Enforcement of Judgments Office kann vollstrecken, nach einem Urteil.',
  },
  'gb.ask-debt.too-old': {
    says: 'Bei den meisten Schulden haben sie sechs Jahre für eine Klage. Vor dem Ende startet eine Zahlung oder ein unterschriebenes Anerkenntnis sie neu. Ein rechtzeitiges Urteil läuft so nicht ab.',
    dependsOn:
      'wann Sie zuletzt gezahlt oder es schriftlich anerkannt haben und ob es schon ein Urteil gibt',
  },
  'gb.ask-debt.too-old-scotland': {
    says: 'In Schottland enden die meisten Schulden nach fünf Jahren ohne Zahlung, schriftliches Anerkenntnis oder Gerichtsverfahren. Dann schulden Sie nichts. Council tax und Gerichtsentscheidungen halten länger.',
    dependsOn:
      'ob Sie in den letzten fünf Jahren gezahlt oder schriftlich anerkannt haben oder verklagt wurden',
  },
  'gb.ask-debt.too-old-ni': {
    says: 'In Nordirland haben sie bei den meisten Schulden sechs Jahre. Vor dem Ende startet eine Zahlung oder ein unterschriebenes Anerkenntnis sie neu.',
    dependsOn: 'wann Sie zuletzt gezahlt oder es schriftlich anerkannt haben',
  },
}

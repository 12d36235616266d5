/** Court enforcement in Northern Ireland: the Enforcement of Judgments Office. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_NORTHERN_IRELAND_DE: Words = {
  'gb.bailiff.ni-who': {
    says: 'In Nordirland vollstreckt eine staatliche Stelle Urteile: das Enforcement of Judgments Office. Private bailiffs tun das nicht.',
  },
  'gb.bailiff.ni-wants': {
    says: 'Jemand hat ein Urteil und will Geld. Zahlen Sie nicht, kann die Stelle gegen Sachen, Lohn oder Konto vorgehen.',
  },
  'gb.bailiff.ni-rights': {
    says: 'Sie können noch Raten mit Ihrem Gläubiger vereinbaren. Wenden Sie sich in dieser Stufe an ihn, nicht an das Amt.',
  },
  'gb.bailiff.ni-reality': {
    says: 'Das Amt sieht an, was Sie zahlen können. Es kann Raten anordnen, statt Sachen zu nehmen.',
  },
  'gb.bailiff.ni-step-pay': {
    says: 'Wenden Sie sich innerhalb von 10 Tagen nach der Ankündigung (notice of intention to enforce) an Ihren Gläubiger. Zahlen Sie oder bieten Sie schriftlich Raten an.',
  },
  'gb.bailiff.ni-step-advice': {
    says: 'Holen Sie kostenlose Hilfe bei Advice NI: 0800 915 4604. Gehen Sie zu jedem Termin, zu dem das Amt Sie ruft.',
  },
  'gb.bailiff.ni-option-plan': {
    says: 'Bieten Sie Raten an, bevor der Fall an das Amt geht. So vermeiden Sie dessen Kosten.',
    title: 'Raten mit dem Gläubiger vereinbaren',
    cost: 'Was Sie anbieten',
    time: 'Innerhalb von 10 Tagen nach der Ankündigung',
    risk: 'Ohne Einigung kommen Kosten der Vollstreckung dazu.',
    bestFor: 'Sie schulden es und können nach und nach zahlen.',
  },
  'gb.bailiff.ni-option-help': {
    says: 'Eine Beratung kann die Formulare zu Ihrem Geld ausfüllen und für Sie sprechen.',
    title: 'Kostenlose Schuldnerberatung holen',
    cost: 'Kostenlos',
    time: 'Ein Anruf',
    risk: 'Keines, aber die 10 Tage laufen weiter.',
    bestFor: 'Sie können nicht zahlen oder haben andere Schulden.',
  },
  'gb.bailiff.ni-warning': {
    says: 'Ruft das Amt Sie zum Gespräch und Sie kommen nicht, können Sie verhaftet und hingebracht werden. Gehen Sie hin, mit Ihren Unterlagen.',
  },
}

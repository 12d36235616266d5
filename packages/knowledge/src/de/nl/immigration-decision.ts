/** The Dutch words of Germany: immigration decision. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_DECISION_NL: Words = {
  'de.stay.want': { says: 'Een kantoor beslist over uw verblijf in Duitsland.' },
  'de.stay.reality': {
    says: 'Dit gaat over uw recht om te blijven. De tijd is kort, vraag dus vandaag een advocaat of gratis adviespunt.',
  },
  'de.stay.warn': {
    says: 'Een bezwaar of eis alleen stopt uitzetting hier vaak niet. U hebt ook een spoedverzoek aan de rechter nodig (Eilantrag).',
  },
  'de.stay.deadline-week': {
    says: 'U hebt één week vanaf de betekening voor de eis en het spoedverzoek. De getoonde dag telt vanaf de datum van de brief, voor de zekerheid.',
    action: 'Met een eis en een spoedverzoek naar de bestuursrechter gaan',
    consequence: 'De beslissing wordt definitief en u kunt uitgezet worden.',
  },
  'de.stay.deadline-two-weeks': {
    says: 'Tegen een nee van het BAMF hebt u twee weken vanaf de betekening, in sommige gevallen één. De getoonde dag telt vanaf de datum van de brief, voor de zekerheid.',
    action: 'Naar de bestuursrechter gaan (Klage)',
    consequence: 'De beslissing wordt definitief en u kunt uitgezet worden.',
  },
  'de.stay.right-reasons': {
    says: 'Feiten en bewijs moeten de rechter binnen een maand na de beslissing bereiken. Een advocaat kan uw dossier zien.',
  },
  'de.stay.right-time-to-leave': {
    says: 'Meestal moeten ze u 7 tot 30 dagen geven om zelf te vertrekken. Gezin, kinderen en gezondheid moeten meetellen.',
  },
  'de.stay.right-fiction': {
    says: 'Vroeg u het aan voordat uw vergunning eindigde? Dan mag u blijven en werken zoals eerst, totdat ze beslissen. Vraag het papier (Fiktionsbescheinigung).',
  },
  'de.stay.step-lawyer': {
    says: 'Ga vandaag met de brief en de envelop naar een advocaat of adviespunt (Migrationsberatung, Flüchtlingsrat).',
  },
  'de.stay.option-court': {
    says: 'Een eis en een spoedverzoek kunnen u hier houden totdat een rechter beslist. Rechtshulp is mogelijk.',
    title: 'Op tijd naar de rechter gaan',
    cost: 'Asielzaken hebben geen griffierecht. Een advocaat kost geld.',
    time: 'Eén week, twee weken of één maand: zie de laatste pagina.',
    risk: 'Een dag te laat en het is meestal voorbij.',
    bestFor: 'U hebt redenen om te blijven.',
  },
}

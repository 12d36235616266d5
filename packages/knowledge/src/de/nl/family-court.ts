/** The Dutch words of the rows in ../family-court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_COURT_NL: Words = {
  'de.famcourt.want': {
    says: 'De andere ouder vraagt de rechter te beslissen over gezag of omgang.',
  },
  'de.famcourt.reality': {
    says: 'De rechter zoekt wat goed is voor het kind, hoort u beiden, het kind en het Jugendamt, en zoekt eerst een akkoord.',
  },
  'de.famcourt.right-care': {
    says: 'Alleen gezag komt er alleen als u instemt of als het duidelijk beter is voor het kind. Vanaf 14 mag het kind zich verzetten.',
  },
  'de.famcourt.right-contact': {
    says: 'Uw kind heeft recht op beide ouders, u hebt recht en plicht tot omgang. Dat wordt alleen beperkt bij schade voor het kind.',
  },
  'de.famcourt.right-month': {
    says: 'De eerste zitting is binnen een maand. Een advocaat hoeft niet; bij weinig geld betaalt de rechtbank (Verfahrenskostenhilfe).',
  },
  'de.famcourt.protection-want': {
    says: 'De rechter beveelt u afstand te houden of de woning voorlopig te verlaten (Gewaltschutz). Het geldt vanaf ontvangst.',
  },
  'de.famcourt.protection-obey': {
    says: 'Houd u er precies aan, ook als de ander u belt: overtreden is strafbaar en kost een boete (Ordnungsgeld).',
  },
  'de.famcourt.protection-hearing': {
    says: 'Gegeven zonder u te horen? Vraag schriftelijk een zitting: dan wordt opnieuw beslist. Na een zitting hebt u twee weken voor beroep.',
  },
  'de.famcourt.step': {
    says: 'Schrijf met data op wat telt voor het kind of de feiten. Praat vooraf met het Jugendamt of een advocaat en antwoord de rechter.',
  },
}

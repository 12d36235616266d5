/** A suspension from work: no punishment, and nothing is decided. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SUSPENSION_AT_WORK_NL: Words = {
  'gb.suspension.not-yet': {
    says: 'Een schorsing is geen straf en bewijst niets. Vóór ontslag moeten ze de feiten eerlijk bekijken en u horen.',
  },
  'gb.suspension.reality': {
    says: 'Nu onderzoeken ze de feiten. Daarna gaat u terug aan het werk, of u wordt voor een zitting opgeroepen.',
  },
  'gb.suspension.right-pay': {
    says: 'U houdt uw volle loon en vakantie, tenzij uw contract duidelijk iets anders zegt.',
  },
  'gb.suspension.right-short': {
    says: 'Ze moet zo kort mogelijk zijn en steeds opnieuw worden bekeken.',
  },
  'gb.suspension.right-cause': {
    says: 'Ze hebben een goede reden nodig. Vraag of u intussen ander werk of elders werk kunt doen.',
  },
  'gb.suspension.know-interview': {
    says: 'Bij een gesprek dat alleen feiten uitzoekt geeft de wet geen recht op een begeleider. Vraag er toch om.',
  },
  'gb.suspension.step-rules': {
    says: 'Volg de regels in de brief: blijf weg en wees bereikbaar in werktijd. Met uw vakbond of adviseur mag u altijd praten.',
  },
  'gb.suspension.step-ask': {
    says: 'Vraag schriftelijk waar het om gaat, hoe lang, wanneer ze opnieuw kijken en wie u kunt bellen.',
  },
  'gb.suspension.step-account': {
    says: 'Schrijf nu uw verhaal op, met data en namen. Noem e-mails en mensen die u steunen.',
  },
  'gb.suspension.option-object': {
    says: 'Dien een klacht in (grievance): zeg waarom het niet nodig is en bied ander werk aan.',
    title: 'Bezwaar maken tegen de schorsing',
    cost: 'Niets.',
    time: 'Enkele weken.',
    risk: 'Laag als u rustig blijft.',
    bestFor: 'Ze was niet nodig of duurt te lang.',
  },
  'gb.suspension.option-prepare': {
    says: 'Gebruik de tijd: verzamel bewijs, praat met uw vakbond en antwoord eerlijk.',
    title: 'Uw antwoord voorbereiden',
    cost: 'Niets.',
    time: 'Enkele uren.',
    risk: 'Neem geen contact op met collega’s als de brief dat verbiedt.',
    bestFor: 'U verwacht een zitting.',
  },
  'gb.suspension.warn-files': {
    says: 'Stuur uzelf geen bestanden van de firma en wis niets. Alleen dat al kan uw baan kosten.',
  },
}

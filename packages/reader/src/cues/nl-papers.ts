/** Dutch: papers by the names and turns that offices, firms and lawyers print on them, of the Netherlands and Flanders. */
import type { CueRow } from './cue.ts'

export const NL_PAPER_CUES = [
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 7 },
    cues: 'bedrijfseconomische redenen | bedrijfseconomische omstandigheden | opzegging wegens bedrijfseconomische | collectief ontslag | boventallig | reorganisatie | sociaal plan | functie vervalt | arbeidsplaats vervalt | toestemming * uwv',
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 5.5, DEBT_COLLECTION_LETTER: -0.5 },
    cues: 'sommatie voor dagvaarding | laatste sommatie | dagvaarden | dagvaarding uitbrengen | gerechtelijke procedure | naar de rechter | naar de kantonrechter | procedure starten | rechtsmaatregelen | in rechte',
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 5 },
    cues: 'eindafrekening water | watergroep | waterrekening | leveringsadres | energieleverancier | afsluiting van uw | voorschotten | eindafrekening energie | simkaart | abonnement wordt geblokkeerd | warmtelevering',
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6, DEBT_COLLECTION_LETTER: -1 },
    cues: 'saldo huur | openstaand saldo huur | achterstallige huur | huurachterstand | aan de huurders | huur van * nog niet | rentmeesterschap | huurgelden',
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 6, BAILIFF_NOTICE: -4 },
    cues: 'dagvaarding gegeven | heb ik ondergetekende | ten jare tweeduizend | om te verschijnen | te verschijnen ter terechtzitting | verzoekschrift | vredegerecht',
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 6, PENALTY_CHARGE_NOTICE: -4 },
    cues: 'parkeergarage | garage verlaten zonder te betalen | nabetaling parkeer | treintje rijden | parkeerterrein | privéterrein | parkeerbeheer | parkeerretributie',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 5.5 },
    cues: 'schadeafdeling | annuleringskosten | annuleringsverzekering | niet gedekt | geen dekking | valt niet onder de dekking | polisvoorwaarden | zorgverzekeraar vergoedt | schademelding | claim afgewezen',
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 5, DEBT_COLLECTION_LETTER: -2 },
    cues: 'volgens onze voorwaarden | jaarabonnement | opzegging sportschool | pauzeren | herroeping | bedenktijd | niet terugbetalen | geen recht op terugbetaling | uw klacht | coulance | garantie vervallen | normale slijtage | tussentijds opzeggen',
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 6 },
    cues: 'niet afwervingsbeding | relatiebeding | concurrentiebeding | merkinbreuk | inbreuk op het merk | staken en gestaakt houden | staking van | onrechtmatige uitlatingen | verwijder de recensie | onthoudingsverklaring | eerlijke handelspraktijken',
  },
  {
    means: 'type',
    kinds: { OTHER: 6, BENEFIT_OVERPAYMENT: -6 },
    cues: 'afwijzing bijstandsuitkering | afwijzing * uitkering | wij wijzen uw aanvraag af | uw aanvraag is afgewezen | aanvraag afgewezen',
  },
  {
    means: 'authenticity',
    code: 'false_purchase',
    points: 'suspicious',
    weight: 4.6,
    says: 'It speaks of something you did not buy, and wants you to call.',
    cues: 'derde wil uw domeinnaam | domeinnaam registreren eerste recht | domeinregistratie nederland | eerste recht op de domeinnaam',
  },
] as const satisfies readonly CueRow[]

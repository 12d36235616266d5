/** Dutch: shared homes without a licence, zero hours, copies of data, wills, letters before care proceedings, and unfair parking sums in court. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHTS_AT_HOME_AND_WORK_NL: Words = {
  'gb.shared-home.right-licence': {
    says: 'De meeste woningen die vijf of meer mensen uit twee of meer gezinnen delen, hebben een vergunning van de gemeente nodig. Zonder die verhuren is strafbaar.',
  },
  'gb.shared-home.right-rent-back': {
    says: 'U kunt het First-tier Tribunal vragen om huur terug. Voor wat gebeurde sinds 1 mei 2026 is dat tot twee jaar huur, als u het binnen twee jaar vraagt. Daarvoor was het een jaar.',
  },
  'gb.shared-home.answer': {
    says: 'Ja, als een vergunning nodig was en ontbreekt. Vraag het de gemeente, bewaar bewijs van de huur en vraag het First-tier Tribunal om terugbetaling (rent repayment order).',
  },
  'gb.zero-hours.right-other-job': {
    says: 'Een contract zonder vaste uren (zero hours) kan u niet verbieden voor anderen te werken. Ze mogen u daarvoor niet straffen of ontslaan.',
  },
  'gb.zero-hours.right-holiday': {
    says: 'U hebt recht op 5.6 weken betaalde vakantie per jaar en op pauzes. Werk duurt gemiddeld hoogstens 48 uur per week, tenzij u iets anders tekende.',
  },
  'gb.zero-hours.answer': {
    says: 'U mag voor anderen werken, en hebt betaalde vakantie, pauzes en het minimumloon. Diensten schrappen mag voorlopig. Vraag uw vakantiegeld schriftelijk, en bel dan Acas.',
  },
  'gb.data-copy.wants': { says: 'Ze antwoorden op uw verzoek om een kopie van uw gegevens.' },
  'gb.data-copy.right-copy': {
    says: 'U krijgt gratis een kopie van uw gegevens binnen een maand, of drie als het moeilijk is. Anderen mogen ze zwart maken, de rest moeten ze geven.',
  },
  'gb.data-copy.step': {
    says: "Schrijf terug: op welke regel steunen ze? Vraag alles wat niet over anderen gaat. Klaag dan gratis bij het Information Commissioner's Office. Een rechter kan het ook bevelen.",
  },
  'gb.data-copy.answer': {
    says: "Ze moeten binnen een maand antwoorden, of drie als het moeilijk is. Herinner ze schriftelijk. Klaag dan gratis bij het Information Commissioner's Office.",
  },
  'gb.will.wants': {
    says: 'De brief gaat over een erfenis. Misschien moet u van een eis afzien. U hoeft nu niets te tekenen.',
  },
  'gb.will.right-claim': {
    says: 'Man, vrouw, partner, kind of wie afhankelijk was kan de rechter om een eerlijk deel vragen. De termijn is zes maanden na de akte (grant of probate).',
  },
  'gb.will.right-valid': {
    says: 'Een testament telt alleen als het voor twee getuigen, bij helder verstand en zonder druk is getekend. U kunt de advocaat om het dossier vragen.',
  },
  'gb.will.right-account': {
    says: 'Wie de erfenis regelt moet die verzamelen, schulden betalen en verdelen. U kunt om een lijst en rekeningen vragen.',
  },
  'gb.will.step': {
    says: 'Ga voor het eind van de zes maanden naar een advocaat voor erfrecht, en teken eerst niets. Is de akte er nog niet, vraag dan naar een blokkade (caveat).',
  },
  'gb.will.answer': {
    says: 'Man, vrouw, partner, kind of wie afhankelijk was kan binnen zes maanden na de akte een eerlijk deel vragen. Een testament dat fout of onder druk is getekend, telt ook niet.',
  },
  'gb.care-case.wants': {
    says: 'De gemeente maakt zich zorgen om een kind en gaat misschien naar de rechter. U hebt nog tijd om dit te veranderen.',
  },
  'gb.care-case.right-lawyer': {
    says: 'Een ouder die deze brief krijgt heeft recht op een gratis advocaat, wat het inkomen ook is. Breng de brief vandaag.',
  },
  'gb.care-case.step': {
    says: 'Ga met een advocaat naar het gesprek. Noem familie die kan helpen. Teken niets over waar het kind woont voordat u advies hebt.',
  },
  'gb.claim.parking-fair-terms': {
    says: 'Regels op een bord binden u alleen als ze eerlijk en duidelijk zijn. Bedragen boven op het tarief kunt u betwisten.',
  },
  'gb.work.right-grievance': {
    says: 'Uw werkgever moet een klacht onderzoeken, u met een begeleider spreken en beroep toelaten. Anders kan een rechter tot 25% toevoegen.',
  },
}

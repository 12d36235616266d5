/** Rights of who gets a private parking charge: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_RIGHTS_NL: Words = {
  'gb.parking.right-appeal': {
    says: 'U hebt het recht eerst bezwaar te maken bij het parkeerbedrijf. Het hoort te antwoorden en u met rust te laten zolang het uw bezwaar bekijkt.',
  },
  'gb.parking.right-independent-appeal': {
    says: 'Zegt het bedrijf nee, dan kunt u gratis naar POPLA of de IAS. Het moet u zeggen welke van de twee, en vóór wanneer.',
  },
  'gb.parking.right-keeper-limit': {
    says: 'Als houder (keeper) kunt u volgens deze wet hoogstens het bedrag in de brief aan de houder (notice to keeper) schuldig zijn. Extra incassokosten horen daar niet bij.',
  },
  'gb.parking.right-not-name-driver': {
    says: 'Geen wet verplicht u een particulier parkeerbedrijf te zeggen wie er reed. Het mag het vragen. U mag als houder (keeper) antwoorden.',
  },
  'gb.parking.right-grace': {
    says: 'De code van de branche geeft minstens 10 minuten marge na het eind van betaald of toegestaan parkeren. U krijgt ook tijd aan het begin om de borden te lezen.',
  },
  'gb.parking.right-clear-terms': {
    says: 'De regels moeten op borden staan die u kon zien en lezen voordat u parkeerde. Een regel die u niet kon zien, geldt misschien niet voor u.',
  },
  'gb.parking.right-photos': {
    says: 'U hebt het recht om de foto’s en gegevens over u te vragen. Ze moeten binnen een maand antwoorden.',
  },
  'gb.parking.right-equality': {
    says: 'Bedrijven moeten redelijke aanpassingen doen voor mensen met een beperking. Meer tijd nodig hebben door een beperking kan een reden voor bezwaar zijn.',
  },
}

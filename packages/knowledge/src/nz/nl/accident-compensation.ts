/** The Dutch words of the rows in ../accident-compensation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCIDENT_COMPENSATION_NL: Words = {
  'nz.acc.want': { says: 'ACC heeft beslist over uw letsel. Kijk wat ACC weigert, en waarom.' },
  'nz.acc.reality': {
    says: 'Dit is niet het laatste woord. Veel besluiten veranderen zodra een arts meer schrijft.',
  },
  'nz.acc.who': { says: 'ACC is de publieke dienst die betaalt voor letsel door ongelukken.' },
  'nz.acc.rights': { says: 'U kunt binnen drie maanden gratis om een herziening (review) vragen.' },
  'nz.acc.review': {
    says: 'U hebt drie maanden vanaf het besluit om een herziening (review) te vragen. Wij tellen vanaf de datum ervan.',
    action: 'Vraag om een herziening (review), als u het er niet mee eens bent',
    consequence: 'Een te laat verzoek telt alleen bij een goede reden.',
  },
  'nz.acc.right-review': {
    says: 'Iemand van buiten ACC kijkt er opnieuw naar. U mag een helper, een verslag van een arts en getuigen meenemen.',
  },
  'nz.acc.right-age': {
    says: 'Slijtage door leeftijd alleen is niet gedekt. Maar u hebt recht op dekking als een ongeluk echt letsel gaf, ook aan een versleten gewricht. Vraag uw arts om dat op te schrijven.',
  },
  'nz.acc.right-treatment': {
    says: 'Schade door medische zorg kan gedekt zijn, als die geen normaal deel van de zorg was.',
  },
  'nz.acc.right-stop': {
    says: 'Om uw betalingen te stoppen moet ACC genoeg bewijs hebben dat u er geen recht op hebt. ACC moet redenen geven en het u op een eerlijke manier op tijd laten weten.',
  },
  'nz.acc.right-hearing': {
    says: 'Is er binnen drie maanden na uw verzoek geen zitting gepland? Dan wordt de herziening (review) meestal in uw voordeel beslist.',
  },
  'nz.acc.right-costs': {
    says: 'U kunt een deel van uw kosten betaald krijgen, zoals voor een verslag, als het redelijk was om de herziening (review) te vragen.',
  },
  'nz.acc.right-appeal': {
    says: 'Zegt de herziening (review) nee? Dan kunt u binnen 28 dagen in beroep gaan bij de District Court.',
  },
  'nz.acc.step': {
    says: 'Vraag ACC om uw volledige dossier. Vraag uw arts om te antwoorden op de reden die ACC gaf.',
  },
}

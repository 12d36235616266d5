/** : the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_PEOPLE_NL: Words = {
  'gb.ask-debt.dead-family-pays': {
    says: 'Nee, tenzij het familielid er ook voor tekende. De schuld wordt betaald uit wat de overledene naliet. Meld het overlijden schriftelijk aan het bedrijf, vraag te stoppen met bellen, en klaag als het doorgaat.',
  },
  'gb.ask-debt.loan-in-my-name': {
    says: 'Schrijf de geldgever vandaag dat u de lening niet nam. Vraag het uit te zoeken en te stoppen met innen. Meld het bij Report Fraud en bekijk uw gratis kredietoverzichten.',
  },
  'gb.ask-debt.partner': {
    says: 'Nee, meestal niet. U bent een schuld niet schuldig omdat u met iemand getrouwd bent of samenwoont. U bent hem schuldig als u ook tekende. Gemeentebelasting (council tax) en huur van een gedeelde woning kunnen anders zijn.',
  },
  'gb.ask-debt.joint': {
    says: 'Bij een gezamenlijke schuld kan van elk van u alles worden gevraagd, niet de helft. U kunt de ander om zijn deel vragen.',
  },
  'gb.ask-debt.dead': {
    says: 'U erft geen schulden. Ze worden betaald uit wat de overledene naliet, voordat iemand een deel krijgt. Meestal betaalt u alleen als u ook tekende of hem samen schuldig was.',
  },
  'gb.ask-debt.prison': {
    says: 'U kunt niet naar de gevangenis voor een kaart, een lening, een rekening of een particuliere parkeerboete. Boetes van de rechter zijn anders. Vraag advies als u er een hebt.',
  },
  'gb.ask-debt.wages': {
    says: 'Bij kaarten, leningen en rekeningen hebben ze eerst een vonnis (judgment) nodig, en dan een bevel van de rechter. De rechter moet u genoeg laten om van te leven. Voor schulden van belasting en uitkering gelden andere regels.',
    dependsOn: 'of er een vonnis of ander wettelijk bevel is',
  },
}

/** The Dutch words of Ireland: flights. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_NL: Words = {
  'ie.air.want': {
    says: 'Een luchtvaartmaatschappij schrijft over uw late of geannuleerde vlucht. U bent niets schuldig, en krijgt misschien geld.',
  },
  'ie.air.reality': { says: 'Zij moet haar reden bewijzen. Haar woord alleen is niet genoeg.' },
  'ie.air.right-money': {
    says: 'Komt u drie uur of meer te laat aan? Dan krijgt u meestal € 250, € 400 of € 600, naar de lengte van de vlucht.',
  },
  'ie.air.right-technical': {
    says: 'Een technisch gebrek is meestal geen excuus. De maatschappij moet bewijzen dat er iets buitengewoons was dat zij niet kon vermijden.',
  },
  'ie.air.right-choice': {
    says: 'Is de vlucht geannuleerd, dan kiest u: uw geld terug binnen zeven dagen, of een andere vlucht. U hoeft geen tegoedbon te nemen.',
  },
  'ie.air.right-meals': {
    says: 'Terwijl u wacht, moet zij u maaltijden geven, en een hotel als u dat nodig hebt, wat de reden ook is. Bewaar uw bonnen.',
  },
  'ie.air.right-authority': {
    says: 'Zegt zij nee, of gaan er zes weken zonder antwoord voorbij? Dan kunt u gratis klagen bij de Irish Aviation Authority.',
  },
  'ie.air.right-small-claims': {
    says: 'U kunt de procedure voor kleine eisen (small claims procedure) gebruiken, tot € 2.000. Zij is goedkoop en u hebt geen advocaat nodig.',
  },
  'ie.air.step': {
    says: 'Schrijf de luchtvaartmaatschappij. Noem de vlucht, de vertraging en het bedrag, en vraag bewijs van de reden.',
  },
}

/** Court enforcement in Northern Ireland: the Enforcement of Judgments Office. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_NORTHERN_IRELAND_NL: Words = {
  'gb.bailiff.ni-who': {
    says: 'In Noord-Ierland dwingt één overheidskantoor vonnissen af: het Enforcement of Judgments Office. Particuliere bailiffs doen dat niet.',
  },
  'gb.bailiff.ni-wants': {
    says: 'Iemand heeft een vonnis (judgment) en wil betaling. Blijft die uit, dan kan het kantoor bij uw spullen, loon of bankrekening.',
  },
  'gb.bailiff.ni-rights': {
    says: 'U kunt nog een regeling afspreken met de persoon aan wie u schuldig bent. Neem nu met hem contact op, niet met het kantoor.',
  },
  'gb.bailiff.ni-reality': {
    says: 'Het kantoor kijkt naar wat u kunt betalen. Het kan bepalen dat u in delen betaalt in plaats van spullen te halen.',
  },
  'gb.bailiff.ni-step-pay': {
    says: 'Neem contact op met de persoon aan wie u schuldig bent, binnen 10 dagen na een aankondiging (notice of intention to enforce). Betaal, of bied schriftelijk een regeling aan.',
  },
  'gb.bailiff.ni-step-advice': {
    says: 'Vraag gratis hulp bij Advice NI op 0800 915 4604. Ga naar elk gesprek waarvoor het kantoor u oproept.',
  },
  'gb.bailiff.ni-option-plan': {
    says: 'Bied een regeling aan voordat de zaak naar het kantoor (Enforcement of Judgments Office) gaat. Zo vermijdt u kosten.',
    title: 'Een regeling afspreken met uw schuldeiser',
    cost: 'Wat u aanbiedt',
    time: 'Binnen 10 dagen na de aankondiging',
    risk: 'Komt er geen afspraak, dan komen er kosten bij.',
    bestFor: 'U bent het schuldig en kunt na verloop van tijd betalen.',
  },
  'gb.bailiff.ni-option-help': {
    says: 'Een adviseur kan de formulieren over uw geld invullen en voor u praten.',
    title: 'Gratis schuldadvies vragen',
    cost: 'Gratis',
    time: 'Eén gesprek',
    risk: 'Geen, maar de 10 dagen lopen door.',
    bestFor: 'U kunt niet betalen, of hebt andere schulden.',
  },
  'gb.bailiff.ni-warning': {
    says: 'Roept het kantoor u op voor een gesprek en gaat u niet? Dan kunt u worden gearresteerd en daarheen gebracht. Ga, en neem uw papieren mee.',
  },
}

/** Een boete voor gratis recepten of tandzorg: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const PRESCRIPTION_PENALTY_NL: Words = {
  'gb.free-care.civil': {
    says: 'Dit is een bedrag, geen veroordeling. Fouten met deze regels komen veel voor, en alleen bewust liegen is strafbaar.',
  },
  'gb.free-care.no-goods': {
    says: 'Niemand kan om dit bericht spullen of loon nemen. Eerst moet een rechter beslissen.',
  },
  'gb.free-care.step-why': {
    says: 'Ga na waarom u niet betaalde: uitkering, certificaat, leeftijd, zwangerschap of laag inkomen. Zoek bewijs voor die dag.',
  },
  'gb.free-care.step-challenge': {
    says: 'Maak bezwaar op de website in het bericht voor de genoemde dag. Stuur bewijs en bewaar een kopie.',
  },
  'gb.free-care.step-parts': {
    says: 'Moet u betalen en kunt u niet meteen, vraag dan termijnen zonder toeslag.',
  },
  'gb.free-care.right-surcharge': {
    says: 'Een toeslag (surcharge) komt pas na 28 dagen zonder betaling. Die is de helft van de boete, hoogstens £50.',
  },
  'gb.free-care.right-complain': {
    says: 'Gaat het niet goed, klaag dan bij de NHS Business Services Authority. Daarna is de Health Service Ombudsman gratis.',
  },
  'gb.free-care.insight-credit': {
    says: 'Universal Credit alleen maakt het niet altijd gratis. Het hangt af van uw loon in de maand ervoor.',
    actionable:
      'Kijk naar het overzicht van die maand. Vraag voor later naar het NHS Low Income Scheme.',
  },
  'gb.free-care.option-challenge': {
    says: 'Stuur bewijs van uw recht die dag. Of zeg waarom u zich ondanks zorg vergiste.',
    title: 'De boete betwisten',
    cost: 'Niets.',
    time: 'Eén antwoord voor de genoemde dag.',
    risk: '„Ik wist het niet” is niet genoeg. De prijs zelf kan blijven.',
    bestFor: 'U had het recht, of dat werd gezegd.',
  },
  'gb.free-care.option-pay': {
    says: 'Betaal op de officiële website of zoals genoemd. Bewaar het bewijs.',
    title: 'Betalen voor de toeslag',
    cost: 'De prijs en de boete.',
    time: 'Voor de genoemde dag.',
    risk: 'Geen, als het bericht klopt.',
    bestFor: 'U had geen recht en geen goede reden.',
  },
  'gb.free-care.wales-right': {
    says: 'U bent geen boete schuldig als u toont dat u niets fout deed en zorgvuldig was. De prijs zelf kan blijven.',
  },
  'gb.free-care.wales-step': {
    says: 'Zoek bewijs dat de zorg die dag gratis was. Stuur het met een korte brief voor de genoemde dag.',
  },
  'gb.free-care.scotland-right': {
    says: 'U bent geen boete schuldig als u toont dat u niets fout deed en zorgvuldig was. De prijs zelf kan blijven.',
  },
  'gb.free-care.scotland-step': {
    says: 'Zoek bewijs dat de zorg die dag gratis was. Stuur het met een korte brief voor de genoemde dag.',
  },
  'gb.free-care.wales-civil': {
    says: 'Dit is een bedrag, geen veroordeling. Fouten met deze regels komen veel voor, en alleen bewust liegen is strafbaar.',
  },
  'gb.free-care.wales-step-parts': {
    says: 'Moet u betalen en kunt u niet meteen, vraag dan termijnen zonder toeslag.',
  },
  'gb.free-care.wales-option-challenge': {
    says: 'Stuur bewijs van uw recht die dag. Of zeg waarom u zich ondanks zorg vergiste.',
    title: 'De boete betwisten',
    cost: 'Niets.',
    time: 'Eén antwoord voor de genoemde dag.',
    risk: '„Ik wist het niet” is niet genoeg. De prijs zelf kan blijven.',
    bestFor: 'U had het recht, of dat werd gezegd.',
  },
  'gb.free-care.scotland-civil': {
    says: 'Dit is een bedrag, geen veroordeling. Fouten met deze regels komen veel voor, en alleen bewust liegen is strafbaar.',
  },
  'gb.free-care.scotland-step-parts': {
    says: 'Moet u betalen en kunt u niet meteen, vraag dan termijnen zonder toeslag.',
  },
  'gb.free-care.scotland-option-challenge': {
    says: 'Stuur bewijs van uw recht die dag. Of zeg waarom u zich ondanks zorg vergiste.',
    title: 'De boete betwisten',
    cost: 'Niets.',
    time: 'Eén antwoord voor de genoemde dag.',
    risk: '„Ik wist het niet” is niet genoeg. De prijs zelf kan blijven.',
    bestFor: 'U had het recht, of dat werd gezegd.',
  },
}

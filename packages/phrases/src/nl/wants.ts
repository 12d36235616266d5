/** Dutch: what the sender of each kind of document wants. See en/wants.ts. */
import type { Wants } from '../phrases.ts'

export const NL_WANTS: Wants = {
  DEBT_COLLECTION_LETTER: {
    withSum: '{sender} vraagt u {sum} te betalen.',
    plain: '{sender} vraagt u een schuld te betalen.',
  },
  COUNCIL_TAX_DEMAND: {
    withSum: '{sender} zegt dat u {sum} moet betalen.',
    plain: '{sender} vraagt u gemeentebelasting (council tax) te betalen.',
  },
  PARKING_TICKET: {
    withSum: '{sender} vraagt {sum} voor parkeren.',
    plain: '{sender} vraagt geld voor parkeren.',
  },
  PENALTY_CHARGE_NOTICE: {
    withSum: '{sender} vraagt een boete van {sum}.',
    plain: '{sender} vraagt een boete.',
  },
  BAILIFF_NOTICE: {
    withSum: '{sender} wil {sum} voordat er iemand komt of meer volgt.',
    plain: '{sender} kondigt een bezoek van een deurwaarder aan.',
  },
  COURT_CLAIM: {
    withSum: '{sender} eist bij de rechter {sum}.',
    plain: '{sender} is een zaak tegen u begonnen.',
  },
  COURT_JUDGMENT: {
    withSum: '{sender} beroept zich op een beslissing van de rechter over {sum}.',
    plain: '{sender} beroept zich op een beslissing van de rechter.',
  },
  STATUTORY_DEMAND: {
    withSum: '{sender} eist formeel {sum}.',
    plain: '{sender} doet een formele eis.',
  },
  LETTER_BEFORE_CLAIM: {
    withSum: '{sender} wil {sum} bij de rechter eisen als dit niet wordt opgelost.',
    plain: '{sender} wil naar de rechter als dit niet wordt opgelost.',
  },
  PPL_PRS_BILL: {
    withSum: '{sender} vraagt {sum} voor een muzieklicentie.',
    plain: '{sender} vraagt u een muzieklicentie te kopen.',
  },
  TV_LICENCE_LETTER: {
    withSum: '{sender} vraagt {sum} aan radio- en tv-heffing.',
    plain: '{sender} wil de heffing voor tv en radio, of weten waarom u die niet hoeft te betalen.',
  },
  EVICTION_NOTICE: {
    withSum: '{sender} wil dat u uw woning verlaat.',
    plain: '{sender} wil dat u uw woning verlaat.',
  },
  RENT_ARREARS_LETTER: {
    withSum: '{sender} zegt dat u {sum} huur moet betalen.',
    plain: '{sender} zegt dat u achter bent met de huur.',
  },
  DISMISSAL_LETTER: {
    withSum: '{sender} zegt dat uw baan stopt.',
    plain: '{sender} zegt dat uw baan stopt.',
  },
  REDUNDANCY_NOTICE: {
    withSum: '{sender} zegt dat uw functie kan verdwijnen.',
    plain: '{sender} zegt dat uw functie kan verdwijnen.',
  },
  BENEFIT_OVERPAYMENT: {
    withSum: '{sender} zegt dat u {sum} te veel kreeg.',
    plain: '{sender} schrijft over een uitkering of toeslag van u.',
  },
  TAX_DEMAND: {
    withSum: '{sender} zegt dat u {sum} belasting moet betalen.',
    plain: '{sender} vraagt u belasting te betalen.',
  },
  UTILITY_BILL_DEMAND: {
    withSum: '{sender} zegt dat u nog {sum} van een rekening moet betalen.',
    plain: '{sender} vraagt u een rekening te betalen.',
  },
  INSURANCE_DECISION: {
    withSum: '{sender} laat weten wat over uw aanvraag is beslist.',
    plain: '{sender} laat weten wat over uw aanvraag is beslist.',
  },
  CONSUMER_CONTRACT_DISPUTE: {
    withSum: '{sender} schrijft over een contract met u en over {sum}.',
    plain: '{sender} schrijft over een contract met u.',
  },
  CEASE_AND_DESIST: {
    withSum: '{sender} zegt dat u ergens mee moet stoppen en vraagt {sum}.',
    plain: '{sender} zegt dat u ergens mee moet stoppen.',
  },
  COPYRIGHT_INFRINGEMENT_LETTER: {
    withSum: '{sender} vraagt {sum} voor het gebruik van een werk.',
    plain: '{sender} zegt dat u een werk zonder toestemming gebruikte.',
  },
}

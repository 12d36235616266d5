/** What to do about a letter from a debt collector: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_NL: Words = {
  'gb.debt.step-age': {
    says: 'Zoek de datum van uw laatste betaling. Is dat meer dan zes jaar geleden? Dan is de schuld misschien te oud. Vraag advies voordat u antwoordt.',
  },
  'gb.debt.step-age-scotland': {
    says: 'Zoek de datum van uw laatste betaling. Is dat meer dan vijf jaar geleden? Dan is de schuld misschien geëindigd. Vraag advies voordat u antwoordt.',
  },
  'gb.debt.step-age-ni': {
    says: 'Zoek de datum van uw laatste betaling. Is dat meer dan zes jaar geleden? Dan is de schuld misschien te oud. Vraag advies voordat u antwoordt.',
  },
  'gb.debt.step-write': {
    says: 'Schrijf, bel niet. Vraag om bewijs van de schuld en een volledige lijst van wat erbij is gekomen. Schrijf dat u met uw brief de schuld niet erkent.',
  },
  'gb.debt.step-full-and-final': {
    says: 'Kunt u één kleiner bedrag bij elkaar krijgen? Bied dat aan om de schuld te beëindigen. Vraag hun ja op papier voordat u betaalt. Er moet staan dat de rest wordt kwijtgescholden.',
  },
  'gb.debt.step-check': {
    says: 'Controleer eerst de brief. Is de schuld van u? Klopt het bedrag? Hebt u al betaald? Betaal, teken en bel niet voordat u het weet.',
  },
  'gb.debt.step-essentials': {
    says: 'Betaal eerst uw woning, verwarming, eten en gemeentebelasting (council tax). Kijk dan wat er over is. Een gratis schuldadviseur kan u helpen.',
  },
  'gb.debt.step-essentials-ni': {
    says: 'Betaal eerst uw woning, verwarming, eten en woningbelasting (rates). Kijk dan wat er over is. Een gratis schuldadviseur kan u helpen.',
  },
  'gb.debt.step-offer': {
    says: 'Bent u het schuldig? Maak een budget en bied aan wat u per maand kunt missen. Vraag hun om rente en kosten te stoppen.',
  },
  'gb.debt.step-token': {
    says: 'Kunt u heel weinig missen? Bied dat kleine bedrag aan. Stuur een budget mee. Ze horen u niet te dwingen meer te betalen dan u kunt.',
  },
  'gb.debt.step-dispute': {
    says: 'Is de schuld niet van u, of klopt het bedrag niet? Schrijf dat, en schrijf waarom. Vraag hun te stoppen met innen zolang ze het uitzoeken.',
  },
  'gb.debt.step-dispute-other': {
    says: 'Is de schuld niet van u, of klopt het bedrag niet? Schrijf dat, en schrijf waarom. Stuur dezelfde brief aan het bedrijf waar u eerst mee te maken had.',
  },
  'gb.debt.step-agreement': {
    says: 'Vraag de eigenaar van de schuld om een kopie van uw kredietovereenkomst (credit agreement). Stuur de £1 kosten mee. Zonder kopie kan hij de overeenkomst niet via de rechter afdwingen.',
  },
  'gb.debt.step-records': {
    says: 'Vraag het eerste bedrijf om alle gegevens die het over u heeft. Dat is gratis. Meestal moet het binnen één maand antwoorden. De gegevens kunnen betalingen en fouten laten zien.',
  },
  'gb.debt.step-keep': {
    says: 'Bewaar elke brief en envelop. Schrijf elk gesprek op: de dag, de naam en wat er is gezegd. Vraag bij elke brief om een verzendbewijs.',
  },
  'gb.debt.step-credit-report': {
    says: 'Vraag uw gratis kredietoverzicht (credit report) op. Het laat zien wie het geld leende, wanneer het misging en welke vonnissen op uw naam staan.',
  },
  'gb.debt.step-breathing-space': {
    says: 'Hebt u meer schulden? Vraag een schuldadviseur naar een adempauze (breathing space). Die kan de meeste brieven, rente en rechtszaken 60 dagen stoppen.',
  },
  'gb.debt.step-moratorium': {
    says: 'Hebt u meer schulden? Vraag een schuldadviseur (money adviser) naar een moratorium. Schuldeisers mogen dan zes maanden geen schulden afdwingen. De rente loopt wel door.',
  },
  'gb.debt.step-watch-post': {
    says: 'Open alle post. Een laatste brief voor een rechtszaak (letter of claim) of een formulier van de rechter is anders dan deze brief. Daarin staat een datum die u niet mag missen.',
  },
}

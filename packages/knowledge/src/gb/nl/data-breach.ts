/** A notice that personal data got out: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_NL: Words = {
  'gb.breach.reality': {
    says: 'Dat gegevens gelekt zijn, betekent niet dat iemand ze heeft gebruikt. Een paar snelle stappen maken misbruik veel moeilijker.',
  },
  'gb.breach.not-yet': {
    says: 'Haalt iemand zonder uw toestemming geld van uw rekening, dan moet de bank het meestal teruggeven. Meld het meteen.',
  },
  'gb.breach.right-copy': {
    says: 'U kunt gratis vragen welke gegevens ze hebben en wat is gelekt. Ze hebben een maand.',
  },
  'gb.breach.right-answer': {
    says: 'Als u klaagt, moeten ze dat binnen 30 dagen bevestigen, het bekijken en u de uitkomst zeggen.',
  },
  'gb.breach.right-secure': {
    says: 'Ze moesten uw gegevens passend bij het risico beveiligen. Deden ze dat niet, dan helpt dat uw claim.',
  },
  'gb.breach.step-genuine': {
    says: 'Kijk of het bericht echt is: ga zelf naar de site van het bedrijf. Gebruik geen link of nummer uit het bericht.',
  },
  'gb.breach.step-password': {
    says: 'Gebruikte u dat wachtwoord ook elders? Wijzig het daar ook en zet inloggen in twee stappen aan.',
  },
  'gb.breach.step-watch': {
    says: 'Bieden ze gratis kredietbewaking? Neem die op tijd en bewaar deze brief als bewijs.',
  },
  'gb.breach.option-complain': {
    says: 'Vraag het bedrijf wat is gelekt, hoe, en wat het voor u doet. Is het antwoord slecht? Ga naar het Information Commissioner’s Office.',
    title: 'Klagen bij het bedrijf, dan de ICO',
    cost: 'Niets.',
    time: 'Enkele weken.',
    risk: 'Geen. De ICO kan geen geld toekennen.',
    bestFor: 'U wilt antwoorden en betere zorg.',
  },
  'gb.breach.option-claim': {
    says: 'Noteer de schade: geld, tijd, echt leed. Vraag een eerlijk bedrag voordat u aan de rechter denkt.',
    title: 'Schadevergoeding vragen',
    cost: 'Vragen is gratis. De rechter kost geld.',
    time: 'Weken, of een jaar bij de rechter.',
    risk: 'Zorg alleen levert weinig op. Claimbureaus houden veel.',
    bestFor: 'U verloor geld of leed er erg onder.',
  },
  'gb.breach.option-watch': {
    says: 'Neem de stappen, bewaar het bericht en wacht af.',
    title: 'U beschermen en afwachten',
    cost: 'Niets.',
    time: 'Nu een uur.',
    risk: 'Laag. Klagen of claimen kan later nog.',
    bestFor: 'Er lekte weinig of er gebeurde niets.',
  },
  'gb.breach.insight-bank': {
    says: 'Deze brief gaat over bank- of kaartgegevens. Dieven gebruiken die om echt te lijken als ze bellen.',
    actionable:
      'Bel 159 om veilig uw bank te bereiken. Geen bank vraagt u geld te verplaatsen voor de veiligheid.',
  },
  'gb.breach.insight-identity': {
    says: 'Met zulke gegevens kan iemand op uw naam geld lenen.',
    actionable:
      'Bekijk gratis uw kredietrapport. Staat er een lening die niet van u is? Meld het meteen.',
  },
  'gb.breach.warn-calls': {
    says: 'Na een lek kunnen bellers en mails doen alsof ze het bedrijf of uw bank zijn. Hang op en bel een nummer dat u kent.',
  },
}

/** Questions about taxes, bills of public bodies and benefits asked back or stopped: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'fr.ask-debt.tax-time': {
    says: 'Vraag voor de datum om tijd in uw account op impots.gouv.fr. Kunt u nooit betalen, vraag dan kwijtschelding (remise gracieuse).',
  },
  'fr.ask-debt.public-bill': {
    says: 'Vecht de rekening binnen twee maanden aan bij de rechter die erop staat. Vraag de dienst fouten te verbeteren, en de schatkist (Trésor public) om een plan.',
  },
  'fr.ask-debt.housing-benefit-back': {
    says: 'Voor de huurhulp (APL) schrijft u eerst binnen twee maanden aan de beroepscommissie van de CAF. Daarna komt de bestuursrechter. Klopt het bedrag, vraag dan kwijtschelding of kleine termijnen.',
  },
  'fr.ask-debt.rsa-stopped': {
    says: 'Vraag schriftelijk naar de reden. Schrijf binnen twee maanden aan de voorzitter van de departementsraad. Pas daarna komt de bestuursrechter. Vraag in nood een maatschappelijk werker om spoedhulp.',
  },
  'fr.ask-debt.tax-wrong': {
    says: 'Schrijf in uw account op impots.gouv.fr (réclamation), met redenen en bewijs. Voor de inkomstenbelasting hebt u tot het einde van het tweede jaar na de aanslag; voor lokale belastingen tot het einde van het volgende jaar. Vraag meteen om het betwiste deel nog niet te betalen (sursis).',
  },
  'fr.ask-debt.constraint': {
    says: 'Een contrainte is een titel zoals een vonnis. U hebt maar 15 dagen na ontvangst om verzet te doen bij de genoemde rechtbank, aangetekend, met redenen en kopie. Moet u het betalen, vraag dan meteen kleine bedragen.',
  },
}

/** What people believe of checks on bank accounts, private messages and parties at work, put right: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_WORK_AND_BANK_NL: Words = {
  'gb.ask-benefit.bank-check': {
    says: 'Niet zomaar. Maar een wet van 2025 laat de DWP banken opdragen rekeningen te controleren waarop Universal Credit, Pension Credit of ESA komt. De bank meldt alleen rekeningen met een teken, zoals meer dan £16,000 spaargeld of te lang in het buitenland. Wat u koopt, mag ze niet doorgeven. State Pension valt erbuiten. Voordat iets stopt, moet een medewerker kijken. Bij vermoeden van fraude mag ze meer vragen. Meld spaargeld en reizen.',
  },
  'gb.ask-work.private-messages': {
    says: 'In uw eigen telefoon en privéaccounts mag de werkgever niet zonder uw ja. Werktelefoon, werkmail en chats mag hij controleren, binnen grenzen. Hij moet het vooraf zeggen, een goede reden hebben en niet meer nemen dan nodig. In het geheim mag alleen in zeldzame gevallen, zoals bij verdenking van een misdrijf. Wat een collega laat zien, kan worden gebruikt. Vraag een kopie van wat hij heeft. Klaag bij hem en dan bij de ICO.',
  },
  'gb.ask-work.party': {
    says: 'Een feest van het bedrijf telt als werk. Een gevecht, dreigen, seksueel aanraken of racistische woorden kunnen meteen uw baan kosten. Dronken zijn zonder schade is zelden genoeg. Vooraf moet het bedrijf het uitzoeken en u horen. Neem een collega of de vakbond mee. Voor een claim hebt u meestal twee jaar nodig. Eindigt de baan vanaf 1 januari 2027, dan zes maanden. Bel Acas.',
  },
}

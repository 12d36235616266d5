/** Questions about payments that nobody allowed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FRAUD_NL: Words = {
  'de.ask-buy.bank-refund': {
    says: 'Een betaling die u niet toestond, moet uiterlijk op de volgende werkdag terug zijn, tenzij u grof onvoorzichtig was. Een automatische incasso kan acht weken lang terug.',
    dependsOn: 'of u de betaling toestond',
  },
  'de.ask-buy.guide-step-bank': {
    says: 'Een automatische incasso die u niet wilde, kan bij uw bank acht weken lang terug.',
  },
  'de.ask-buy.phishing-bank': {
    says: 'Blokkeer de rekening nu (116 116), schrijf de bank dat u de betaling niet hebt toegestaan, en ga naar de politie. De bank moet het geld uiterlijk de volgende werkdag terugzetten. Weigeren mag zij alleen als zij grove schuld van u bewijst. Vraag dan haar ombudsman.',
  },
  'de.ask-buy.lost-card': {
    says: 'Laat haar meteen blokkeren: 116 116. Daarna bent u niets schuldig voor betalingen van anderen. Daarvoor hooguit € 50, en niets als u het verlies niet kon merken. Alleen grove schuld, zoals de pincode bij de kaart, laat u alles betalen. Doe aangifte en vraag het geld schriftelijk bij de bank.',
  },
  'de.ask-buy.right-tell-bank': {
    says: 'Meld uw bank een betaling die u niet toestond zodra u die ziet. Na 13 maanden is het recht weg.',
  },
}

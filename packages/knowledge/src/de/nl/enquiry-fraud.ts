/** Questions about fraud, traps, and payments that nobody allowed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_NL: Words = {
  'de.ask-buy.scam-message': {
    says: 'Betaal niet, klik niet en hang op. Zijn geld of gegevens weg? Bel nu uw bank of 116 116 en meld het bij de politie.',
  },
  'de.ask-buy.bank-refund': {
    says: 'Een betaling die u niet toestond, moet uiterlijk op de volgende werkdag terug zijn, tenzij u grof onvoorzichtig was. Een automatische incasso kan acht weken lang terug.',
    dependsOn: 'of u de betaling toestond',
  },
  'de.ask-buy.unordered': {
    says: 'U bent niets schuldig voor wat u niet bestelde. U hoeft het niet terug te sturen, als een bedrijf het u met opzet stuurde.',
  },
  'de.ask-buy.guide-warn': {
    says: 'Geef nooit een PIN, TAN of kaartnummer per telefoon, mail of chat.',
  },
  'de.ask-buy.guide-step-bank': {
    says: 'Een automatische incasso die u niet wilde, kan bij uw bank acht weken lang terug.',
  },
  'de.ask-buy.phishing-bank': {
    says: 'Blokkeer de rekening nu (116 116), schrijf de bank dat u de betaling niet hebt toegestaan, en ga naar de politie. De bank moet het geld uiterlijk de volgende werkdag terugzetten. Weigeren mag zij alleen als zij grove schuld van u bewijst. Vraag dan haar ombudsman.',
  },
  'de.ask-buy.paid-fake-bill': {
    says: 'Bel meteen uw bank (116 116), laat de overschrijving terugroepen en ga naar de politie. U gaf zelf de opdracht, dus meestal hoeft de bank niet te betalen. Maar sinds 9 oktober 2025 moet zij naam en rekening vergelijken. Waarschuwde zij niet voor een verkeerde naam? Vraag haar dan het geld.',
  },
  'de.ask-buy.subscription-trap': {
    says: 'Geen duidelijke knop zoals „zahlungspflichtig bestellen“? Dan is er geen contract en bent u niets schuldig. Schrijf dat. Herroep daarnaast binnen 14 dagen, of later als ze u niet informeerden. Zeg ook op via de knop van de site. Haal afschrijvingen terug via uw bank.',
  },
  'de.ask-buy.lost-card': {
    says: 'Laat haar meteen blokkeren: 116 116. Daarna bent u niets schuldig voor betalingen van anderen. Daarvoor hooguit € 50, en niets als u het verlies niet kon merken. Alleen grove schuld, zoals de pincode bij de kaart, laat u alles betalen. Doe aangifte en vraag het geld schriftelijk bij de bank.',
  },
  'de.ask-buy.right-tell-bank': {
    says: 'Meld uw bank een betaling die u niet toestond zodra u die ziet. Na 13 maanden is het recht weg.',
  },
}

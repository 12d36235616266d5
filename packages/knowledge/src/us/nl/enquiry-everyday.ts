/** The Dutch words of the rows in ../enquiry-everyday.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_NL: Words = {
  'us.ask-work.meal-break': {
    says: 'Als u moet doorwerken, telt de pauze als werktijd en moet die worden betaald. Schrijf de uren op. U kunt gratis klagen bij de Wage and Hour Division.',
  },
  'us.ask-consumer.as-is-car': {
    says: '"As is" beëindigt de meeste garanties, maar geen leugens. Wat de dealer over de auto schreef of sms’te, kan tellen. Vraag om de Buyers Guide en klaag bij de procureur-generaal van uw staat (attorney general).',
    dependsOn: 'wat de dealer u zei en uw staat',
  },
  'us.ask-home.hoa-fine': {
    says: 'Zij mag u alleen een boete geven zoals haar papieren en de wet van uw staat toestaan, meestal na bericht en een hoorzitting. Vraag schriftelijk om de regel en om een hoorzitting.',
    dependsOn: 'uw staat en de papieren van de vereniging',
  },
  'us.ask-criminal.phone-search': {
    says: 'De politie heeft een bevel (warrant) nodig om uw telefoon te doorzoeken, ook na een arrestatie, behalve als u ja zegt. Zeg rustig dat u het niet goed vindt, en vraag om een advocaat.',
  },
  'us.ask-criminal.passcode': {
    says: 'Geef die niet voor u met een advocaat praat. Zeg alleen: ik wil een advocaat. U hoeft niet met de rechercheur te praten, en op de eerste zitting (arraignment) kunt u om een gratis advocaat (public defender) vragen.',
  },
  'us.ask-consumer.unlimited-plan': {
    says: 'Kijk naar het overzicht van uw internet (broadband label) en de voorwaarden van de dag dat u tekende. Klaag schriftelijk bij het bedrijf, dan gratis bij de FCC; het moet u binnen 30 dagen antwoorden.',
    dependsOn: 'wat het abonnement beloofde en wat het contract zegt',
  },
  'us.state.fl.ask-hoa-fine': {
    says: 'Zij moet u 14 dagen vooraf bericht en een hoorzitting voor een commissie van eigenaren geven. Een boete onder $1.000 kan in Florida geen pandrecht (lien) op uw huis worden.',
    dependsOn: 'de papieren van de vereniging en of u een hoorzitting had',
  },
  'us.ask-everyday.disability-stopped': {
    says: 'Vraag binnen 60 dagen schriftelijk om een nieuwe blik (reconsideration). Zeggen ze dat uw gezondheid beter is? Vraag dan binnen 10 dagen om het geld intussen te houden. Als u verliest, willen ze dat misschien terug, maar u kunt om kwijtschelding (waiver) vragen.',
  },
  'us.ask-everyday.mark-letter': {
    says: 'Negeer het niet en teken niets in haast. Alleen een rechter kan u bevelen te stoppen. Het telt wie de naam het eerst gebruikte, waar, waarvoor, en of kopers u kunnen verwarren. Zoek op uspto.gov, bewaar bewijs van uw eerste gebruik en vraag een advocaat.',
  },
  'us.ask-everyday.private-parking': {
    says: 'Het is een rekening, geen boete van een rechter. Het bedrijf moet laten zien dat duidelijke borden de prijs bepaalden en dat het bedrag eerlijk is. Betwist het schriftelijk met foto’s. Bent u de prijs echt schuldig, betaal dan dat deel. Een rechter beslist als u het niet eens bent.',
  },
  'us.ask-criminal.car-search': {
    says: 'Bij een auto heeft de politie geen bevel nodig als ze goede reden heeft om er bewijs van een misdrijf te verwachten. Een verkeerscontrole alleen is niet genoeg. Zeg kalm: “I do not agree to a search.” Verzet u niet.',
    dependsOn: 'wat de politie weet en of u ja zegt',
  },
}

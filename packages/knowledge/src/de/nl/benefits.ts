/** Benefits that an office wants back (Erstattungsbescheid): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_NL: Words = {
  'de.public.benefit-want': {
    says: 'Het kantoor neemt een eerdere beslissing terug en wil geld terug (Aufhebungs- und Erstattungsbescheid).',
  },
  'de.public.benefit-want-hearing': {
    says: 'Het kantoor vraagt uw kant voordat het beslist (Anhörung). Er is nog niets beslist.',
  },
  'de.public.benefit-who': {
    says: 'Dit is een overheidskantoor, zoals het Jobcenter, de Agentur für Arbeit of de Familienkasse. Een rechter kan de beslissingen ervan gratis controleren.',
  },
  'de.public.benefit-reality': {
    says: 'Een verkeerde beslissing blijft staan als u niet binnen één maand bezwaar maakt. Veel ervan veranderen na een bezwaar.',
  },
  'de.public.benefit-rights': {
    says: 'U mag binnen één maand bezwaar maken, uw dossier zien, en zonder kosten naar de sociale rechter gaan.',
  },
  'de.public.benefit-not-yet': {
    says: 'Zolang uw bezwaar tegen de terugbetaling loopt, mogen ze dat bedrag meestal niet innen.',
  },
  'de.public.benefit-know': {
    says: 'De maand gemist? U kunt nog steeds een herziening van een verkeerde beslissing vragen (Überprüfungsantrag).',
    learnMore:
      'Schrijf: „Ik vraag een herziening volgens § 44 SGB X.” Bij bijstand (Grundsicherung) gaat zij maar één jaar terug.',
  },
  'de.public.benefit-deadline': {
    says: 'U hebt één maand vanaf de dag dat de beslissing u bereikte. Eén zin is genoeg, redenen mogen volgen.',
    action: 'Uw bezwaar (Widerspruch) naar het kantoor sturen',
    consequence:
      'De beslissing wordt definitief. Alleen een herziening volgens § 44 SGB X blijft over.',
    service:
      'een brief van een overheidskantoor geldt als ontvangen op de vierde dag na verzending',
  },
  'de.public.benefit-step-object': {
    says: 'Klopt het niet? Schrijf: „Ik maak bezwaar tegen de beslissing van deze datum.” Noem het nummer, onderteken, en geef het af tegen een stempel.',
  },
  'de.public.benefit-step-hearing': {
    says: 'Beantwoord de brief met uw feiten en bewijs. Vraag meer tijd als u die nodig hebt.',
  },
  'de.public.benefit-step-file': {
    says: 'Vraag het dossier te zien en hoe het bedrag berekend is, maand voor maand.',
  },
  'de.public.benefit-step-rates': {
    says: 'Klopt het maar is het te veel? Vraag kleine delen, uitstel, of kwijtschelding van de schuld (Erlass).',
  },
  'de.public.benefit-step-trust': {
    says: 'Zei u hun alles, en was het hun fout? Zeg dat u de beslissing vertrouwde en het geld uitgaf.',
  },
  'de.public.benefit-step-advice': {
    says: 'Vraag hulp: een bon voor advies van de rechtbank (Beratungsschein), een sociale vereniging (VdK, SoVD) of een onafhankelijk adviespunt over uitkeringen.',
  },
  'de.public.benefit-option-object': {
    says: 'Schrijf dat u bezwaar maakt. Vraag het dossier en geef later redenen.',
    title: 'Bezwaar maken tegen de beslissing',
    cost: 'Gratis.',
    time: 'Eén maand. Het antwoord duurt ongeveer drie maanden.',
    risk: 'Bijna geen.',
    bestFor: 'U bent het niet eens, of begrijpt het bedrag niet.',
  },
  'de.public.benefit-option-rates': {
    says: 'Laat uw inkomen zien en bied een klein bedrag per maand aan.',
    title: 'Om delen of kwijtschelding vragen',
    cost: 'Gratis.',
    time: 'Eén brief.',
    risk: 'Het kan op instemming lijken. Schrijf dat u de schuld zo niet erkent.',
    bestFor: 'De beslissing klopt maar u kunt niet betalen.',
  },
  'de.public.benefit-option-help': {
    says: 'Een adviseur kan het dossier lezen en de redenen schrijven.',
    title: 'Advies vragen voordat de maand om is',
    cost: 'Hoogstens € 15 met een bon.',
    time: 'Een bezoek aan de rechtbank.',
    risk: 'Geen, maar maak zelf op tijd bezwaar.',
    bestFor: 'Het bedrag is groot of ze zeggen dat u loog.',
  },
  'de.public.benefit-step-living': {
    says: 'Geen geld voor eten of huur? Zeg het vandaag aan het kantoor en vraag de sociale rechter een spoedbevel. Het is gratis.',
  },
  'de.public.benefit-step-proof': {
    says: 'Bewaar bewijs dat uw brief op tijd aankwam: een stempel, een faxverslag of een getuige.',
  },
  'de.public.benefit-step-change': {
    says: 'Ze zeggen dat er later iets is veranderd (§ 48 SGB X). Kijk wanneer het geld kwam en hoeveel. Alleen die maanden en dat bedrag mogen vervallen.',
  },
}

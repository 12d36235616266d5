/** The Dutch words of Germany: enquiry consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_NL: Words = {
  'de.ask-buy.withdraw': {
    says: 'Online, telefonisch of aan de deur: 14 dagen, bij spullen vanaf de levering. In een winkel alleen als het gebrekkig is of de winkel akkoord gaat.',
    dependsOn: 'hoe u het kocht',
  },
  'de.ask-buy.faulty': {
    says: 'Twee jaar lang kunt u de verkoper om herstel of iets nieuws vragen. In het eerste jaar moet de verkoper bewijzen dat het bij het begin goed was.',
  },
  'de.ask-buy.gym': {
    says: 'Contracten sinds maart 2022: hoogstens twee jaar, dan altijd met één maand opzegging. Blijvende ziekte kan een sportschoolcontract meteen beëindigen.',
    dependsOn: 'wanneer u tekende en wat het contract zegt',
  },
  'de.ask-buy.phone-contract': {
    says: 'Hoogstens twee jaar, dan één maand opzegging. Een contract per telefoontje telt pas als u de schriftelijke samenvatting goedkeurde. Bij prijsverhoging mag u weg.',
    dependsOn: 'hoe het gesloten is en hoe lang het liep',
  },
  'de.ask-buy.not-delivered': {
    says: 'Geef de winkel schriftelijk een laatste datum. Herroep dan en vraag uw geld terug. Het risico van de post is van de winkel.',
  },
  'de.ask-buy.scam-message': {
    says: 'Betaal niet, klik niet en hang op. Zijn geld of gegevens weg? Bel nu uw bank of 116 116 en meld het bij de politie.',
  },
  'de.ask-buy.bank-refund': {
    says: 'Een betaling die u niet toestond, moet uiterlijk op de volgende werkdag terug zijn, tenzij u grof onvoorzichtig was. Een automatische incasso kan acht weken lang terug.',
    dependsOn: 'of u de betaling toestond',
  },
  'de.ask-buy.abmahnung': {
    says: 'Teken hun formulier niet. Vraag advies vóór de datum, bijvoorbeeld over een veranderde belofte. Voor particulieren zijn de advocaatkosten begrensd.',
  },
  'de.ask-buy.private-parking': {
    says: 'Het is een contractboete (Vertragsstrafe), geen boete van de overheid. Alleen de bestuurder is haar schuldig. Vraag de winkel haar in te trekken, en vraag foto’s.',
    dependsOn: 'of de borden duidelijk waren en u de bestuurder was',
  },
  'de.ask-buy.fine': {
    says: 'U hebt twee weken vanaf de datum op de gele envelop om schriftelijk bezwaar te maken. Klopt zij en is zij klein? Betaal. Een rijverbod of punten? Ga naar een advocaat.',
  },
  'de.ask-buy.hearing-form': {
    says: 'U moet uw naam en adres geven. U hoeft niets over de daad te zeggen of uzelf of naaste familie te beschuldigen.',
    dependsOn: 'of het over uw persoon of de daad gaat',
  },
  'de.ask-buy.insurance-no': {
    says: 'Vraag schriftelijk de bepaling en de redenen en stuur bewijs. Dan beslist de verzekeringsombudsman gratis.',
  },
  'de.ask-buy.health-insurer': {
    says: 'Maak binnen één maand bezwaar (Widerspruch). Vraag het medische rapport. De sociale rechter is gratis.',
  },
  'de.ask-buy.unordered': {
    says: 'U bent niets schuldig voor wat u niet bestelde. U hoeft het niet terug te sturen, als een bedrijf het u met opzet stuurde.',
  },
  'de.ask-buy.step-proof': {
    says: 'Schrijf, bel niet. Bewaar bewijs van wat u stuurde en wanneer.',
  },
  'de.ask-buy.step-centre': { says: 'Vraag de Verbraucherzentrale van uw deelstaat om hulp.' },
  'de.ask-buy.right-fair': {
    says: 'Kleine lettertjes die u oneerlijk behandelen, hebben geen effect.',
  },
  'de.ask-buy.guide-contract': { says: 'Zoek het contract, de datum en de kleine lettertjes.' },
  'de.ask-buy.guide-deadline': {
    says: 'Noem het gebrek en geef een vaste dag. Daarna kunt u uw geld vragen.',
  },
  'de.ask-buy.guide-right-withdraw': {
    says: 'Contracten online, telefonisch of aan de deur kunt u binnen 14 dagen herroepen.',
  },
  'de.ask-buy.guide-right-fault': { says: 'De verkoper staat twee jaar in voor gebreken.' },
  'de.ask-buy.guide-right-button': {
    says: 'Voor online contracten moet er een opzegknop op de website zijn.',
  },
  'de.ask-buy.guide-option-centre': {
    says: 'Vraag de Verbraucherzentrale of de geschillendienst van de branche.',
    title: 'Consumentencentrum of geschillendienst',
    cost: 'Gratis of een klein bedrag.',
    time: 'Dagen tot weken.',
    risk: 'Geen.',
    bestFor: 'Het bedrijf antwoordt niet of zegt nee.',
  },
  'de.ask-buy.guide-warn': {
    says: 'Geef nooit een PIN, TAN of kaartnummer per telefoon, mail of chat.',
  },
  'de.ask-buy.guide-step-bank': {
    says: 'Een automatische incasso die u niet wilde, kan bij uw bank acht weken lang terug.',
  },
  'de.ask-buy.price-rise': {
    says: 'De leverancier moet het u vóór de verhoging zeggen, bij huishoudens een maand vooraf. U mag dan zonder opzegtermijn weg op de dag dat zij begint.',
    dependsOn: 'of uw leverancier het op tijd zei',
  },
  'de.ask-buy.park-guide-who': {
    says: 'Kijk wie schrijft: een kantoor (Bußgeld, Verwarnung) of een particulier bedrijf (Vertragsstrafe). De regels verschillen.',
  },
  'de.ask-buy.park-guide-date': {
    says: 'Een boete van een kantoor geeft twee weken vanaf de datum op de gele envelop. Schrijf die dag op.',
  },
  'de.ask-buy.park-guide-photos': {
    says: 'Maak foto’s van borden, plaats en auto. Bewaar bonnen.',
  },
  'de.ask-buy.park-guide-rates': {
    says: 'Vraag bij een boete van de overheid het kantoor om delen als u niet meteen kunt betalen.',
  },
  'de.ask-buy.park-guide-right-silent': {
    says: 'U hoeft niets over de daad te zeggen. Uw naam en adres moet u een kantoor geven.',
  },
  'de.ask-buy.park-guide-right-driver': {
    says: 'Een particuliere contractboete (Vertragsstrafe) is de bestuurder schuldig, niet de houder.',
  },
  'de.ask-buy.park-guide-option': {
    says: 'Maak bezwaar bij het kantoor, of wijs de boete van het bedrijf af en vraag bewijs.',
    title: 'Schriftelijk bezwaar maken of afwijzen',
    cost: 'Gratis.',
    time: 'Twee weken bij een boete van de overheid.',
    risk: 'Bij de rechter kan het meer kosten.',
    bestFor: 'U was het niet of de borden waren onduidelijk.',
  },
  'de.ask-buy.park-guide-warn': {
    says: 'Negeer nooit een boete van de overheid. Het kantoor kan haar innen, tot en met hechtenis om te dwingen.',
  },
}

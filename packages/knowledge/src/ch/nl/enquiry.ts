/** The Dutch words of Switzerland: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NL: Words = {
  'ch.ask.step-debt': { says: 'Verzamel uw brieven en vraag een gratis schuldhulpverlener.' },
  'ch.ask.right-debt': {
    says: 'U kunt elk betalingsbevel (Zahlungsbefehl) binnen tien dagen met een bezwaar stoppen.',
  },
  'ch.ask.step-home': {
    says: 'Vraag de huurdersvereniging (Mieterverband). Dertig dagen zijn kort.',
  },
  'ch.ask.right-home': {
    says: 'Een opzegging van een woning telt alleen op het officiële formulier.',
  },
  'ch.ask.step-work': {
    says: 'Vraag schriftelijk om de reden en meld u bij het arbeidsbureau (RAV).',
  },
  'ch.ask.right-work': { says: 'U hebt recht op een opzegtermijn van één tot drie maanden.' },
  'ch.ask.order': {
    says: 'Betwist u het? Maak binnen tien dagen bezwaar: schrijf „Rechtsvorschlag” en onderteken. Het is gratis. Klopt het, betaal dan binnen twintig dagen.',
  },
  'ch.ask.hide': {
    says: 'Na uw bezwaar kunt u het kantoor drie maanden later vragen het te verbergen, als de schuldeiser niets deed. Een schuldeiser kan het ook intrekken.',
    dependsOn: 'wat de schuldeiser deed',
  },
  'ch.ask.fees': {
    says: 'U bent meestal de rekening en 5% rente schuldig, niet de eigen kosten van het bedrijf. De schuldeiser moet elke andere schade bewijzen.',
  },
  'ch.ask.old': {
    says: 'Huur, loon, artsen en andere terugkerende bedragen: vijf jaar. De meeste andere: tien. Een verliesbewijs (Verlustschein): twintig. Een betaling laat het opnieuw beginnen.',
    dependsOn: 'waarvoor het is',
  },
  'ch.ask.seize': {
    says: 'Het schuldenkantoor (Betreibungsamt) laat u wat u minimaal nodig hebt: eten, huur, betaalde zorgverzekering en werkkosten. Klaag binnen tien dagen als het niet klopt.',
    dependsOn: 'uw kosten',
  },
  'ch.ask.notice': {
    says: 'Controleer het officiële formulier. Schrijf binnen dertig dagen aan de bemiddelingsdienst (Schlichtungsbehörde) om het aan te vechten of meer tijd te krijgen. Het is gratis.',
  },
  'ch.ask.rise': {
    says: 'Het officiële formulier moet er minstens tien dagen vóór de opzegtermijn zijn. U hebt dertig dagen om het gratis aan te vechten.',
    dependsOn: 'het formulier en de reden',
  },
  'ch.ask.deposit': {
    says: 'Zij is hoogstens drie maanden huur, op een bankrekening op uw naam. Begint de verhuurder binnen een jaar geen zaak, dan betaalt de bank haar aan u.',
    dependsOn: 'of de verhuurder iets eist',
  },
  'ch.ask.fired': {
    says: 'Vraag schriftelijk om de reden. Vindt u het oneerlijk? Maak bezwaar voordat uw opzegtermijn eindigt. Daarna hebt u 180 dagen voor de bemiddelingsdienst (Schlichtungsbehörde).',
  },
  'ch.ask.withdraw': {
    says: 'De wet geeft geen algemeen recht om te annuleren. Veel winkels staan het in hun voorwaarden toe. Voor verkoop aan de deur en telefoon is het veertien dagen.',
  },
  'ch.ask.fine': {
    says: 'Een kleine boete: dertig dagen om te betalen. Een strafbevel (Strafbefehl): maak binnen tien dagen schriftelijk bezwaar, anders is het definitief.',
  },
  'ch.ask.own-claim': {
    says: 'Schrijf en stel een laatste dag. Vraag dan een invordering aan bij het kantoor waar de schuldenaar woont; u schiet de kosten voor. Maakt hij bezwaar, ga dan zonder advocaat naar de bemiddeling (Friedensrichter). Die kan tot 2000 frank beslissen en tot 10.000 een beslissing voorstellen.',
  },
  'ch.ask.debt-officer-home': {
    says: 'Bij een beslag moet u kamers en kasten openen en alles noemen wat u hebt en verdient. Anders kan de politie komen. U houdt wel het nodige: kleren, meubels, gereedschap, eten en een bestaansminimum. Klopt het niet, klaag dan binnen tien dagen. Een privé-incassobureau mag nooit binnen.',
  },
  'ch.ask.account-seized': {
    says: 'Schrijf het kantoor meteen, met bewijs van huur, echt betaalde premies, werkkosten en kinderen. Het moet u het bestaansminimum laten en opnieuw rekenen als er iets verandert. AHV, IV en aanvullende uitkeringen zijn niet vatbaar voor beslag. Tegen een foute berekening klaagt u binnen tien dagen. Het is gratis.',
  },
  'ch.ask.reminder-fees': {
    says: 'U bent aanmaningskosten alleen schuldig als het contract of de voorwaarden het bedrag noemen. Anders geeft de wet 5% rente vanaf het te laat zijn, en meer schade moet bewezen worden. Betaal de rekening zelf en schrijf dat u de kosten niet schuldig bent.',
  },
  'ch.ask.register-time': {
    says: 'Anderen zien de inschrijving tot vijf jaar na het einde van de zaak. Ook een betaalde zaak blijft, tenzij de schuldeiser haar intrekt: vraag dat bij het betalen. Na uw bezwaar kunt u na drie maanden vragen haar te verbergen, als de schuldeiser niets deed. Dat kost 40 frank.',
  },
}

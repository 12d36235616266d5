/** Wie zulke brieven schrijft: advocaten, deurwaarders en parkeerbedrijven: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_PARKING_BAILIFFS_NL: Words = {
  'gb.sender.marston': {
    says: 'Marston is een deurwaarderskantoor. De deurwaarders (bailiffs) innen voor gemeenten en rechtbanken. Ze mogen alleen iets doen met een warrant, een writ of een liability order.',
    complainTo:
      'Eerst het bedrijf, daarna de Enforcement Conduct Board als het daarbij is aangesloten, of de gemeente of rechtbank waarvoor het werkt.',
    nextStep:
      'Vraag welk bevel van de rechter of welke liability order ze hebben. Bel hen vóór een bezoek en laat hen niet binnen.',
  },
  'gb.sender.bristow-sutor': {
    says: 'Bristow & Sutor is een deurwaarderskantoor. De deurwaarders (bailiffs) innen voor gemeenten en rechtbanken. Ze mogen alleen iets doen met een warrant, een writ of een liability order.',
    complainTo:
      'Eerst het bedrijf, daarna de Enforcement Conduct Board als het daarbij is aangesloten, of de gemeente of rechtbank waarvoor het werkt.',
    nextStep:
      'Vraag welk bevel van de rechter of welke liability order ze hebben. Bel hen vóór een bezoek en laat hen niet binnen.',
  },
  'gb.sender.jacobs': {
    says: 'Jacobs is een deurwaarderskantoor. De deurwaarders (bailiffs) innen voor gemeenten en rechtbanken. Ze mogen alleen iets doen met een warrant, een writ of een liability order.',
    complainTo:
      'Eerst het bedrijf, daarna de Enforcement Conduct Board als het daarbij is aangesloten, of de gemeente of rechtbank waarvoor het werkt.',
    nextStep:
      'Vraag welk bevel van de rechter of welke liability order ze hebben. Bel hen vóór een bezoek en laat hen niet binnen.',
  },
  'gb.sender.equita': {
    says: 'Equita is een deurwaarderskantoor. De deurwaarders (bailiffs) innen voor gemeenten en rechtbanken. Ze mogen alleen iets doen met een warrant, een writ of een liability order.',
    complainTo:
      'Eerst het bedrijf, daarna de Enforcement Conduct Board als het daarbij is aangesloten, of de gemeente of rechtbank waarvoor het werkt.',
    nextStep:
      'Vraag welk bevel van de rechter of welke liability order ze hebben. Bel hen vóór een bezoek en laat hen niet binnen.',
  },
  'gb.sender.rundles': {
    says: 'Rundles is een deurwaarderskantoor. De deurwaarders (bailiffs) innen voor gemeenten en rechtbanken. Ze mogen alleen iets doen met een warrant, een writ of een liability order.',
    complainTo:
      'Eerst het bedrijf, daarna de Enforcement Conduct Board als het daarbij is aangesloten, of de gemeente of rechtbank waarvoor het werkt.',
    nextStep:
      'Vraag welk bevel van de rechter of welke liability order ze hebben. Bel hen vóór een bezoek en laat hen niet binnen.',
  },
  'gb.sender.newlyn': {
    says: 'Newlyn is een deurwaarderskantoor. De deurwaarders (bailiffs) innen voor gemeenten en rechtbanken. Ze mogen alleen iets doen met een warrant, een writ of een liability order.',
    complainTo:
      'Eerst het bedrijf, daarna de Enforcement Conduct Board als het daarbij is aangesloten, of de gemeente of rechtbank waarvoor het werkt.',
    nextStep:
      'Vraag welk bevel van de rechter of welke liability order ze hebben. Bel hen vóór een bezoek en laat hen niet binnen.',
  },
  'gb.sender.cder': {
    says: 'CDER Group is een deurwaarderskantoor. De deurwaarders (bailiffs) innen voor gemeenten en rechtbanken. Ze mogen alleen iets doen met een warrant, een writ of een liability order.',
    complainTo:
      'Eerst het bedrijf, daarna de Enforcement Conduct Board als het daarbij is aangesloten, of de gemeente of rechtbank waarvoor het werkt.',
    nextStep:
      'Vraag welk bevel van de rechter of welke liability order ze hebben. Bel hen vóór een bezoek en laat hen niet binnen.',
  },
  'gb.sender.dukes': {
    says: 'Dukes is een deurwaarderskantoor. De deurwaarders (bailiffs) innen voor gemeenten en rechtbanken. Ze mogen alleen iets doen met een warrant, een writ of een liability order.',
    complainTo:
      'Eerst het bedrijf, daarna de Enforcement Conduct Board als het daarbij is aangesloten, of de gemeente of rechtbank waarvoor het werkt.',
    nextStep:
      'Vraag welk bevel van de rechter of welke liability order ze hebben. Bel hen vóór een bezoek en laat hen niet binnen.',
  },
  'gb.sender.ross-roberts': {
    says: 'Ross & Roberts is een deurwaarderskantoor. De deurwaarders (bailiffs) innen voor gemeenten en rechtbanken. Ze mogen alleen iets doen met een warrant, een writ of een liability order.',
    complainTo:
      'Eerst het bedrijf, daarna de Enforcement Conduct Board als het daarbij is aangesloten, of de gemeente of rechtbank waarvoor het werkt.',
    nextStep:
      'Vraag welk bevel van de rechter of welke liability order ze hebben. Bel hen vóór een bezoek en laat hen niet binnen.',
  },
  'gb.sender.penham-excel': {
    says: 'Penham Excel is een deurwaarderskantoor. De deurwaarders (bailiffs) innen voor gemeenten en rechtbanken. Ze mogen alleen iets doen met een warrant, een writ of een liability order.',
    complainTo:
      'Eerst het bedrijf, daarna de Enforcement Conduct Board als het daarbij is aangesloten, of de gemeente of rechtbank waarvoor het werkt.',
    nextStep:
      'Vraag welk bevel van de rechter of welke liability order ze hebben. Bel hen vóór een bezoek en laat hen niet binnen.',
  },
  'gb.sender.whyte': {
    says: 'Whyte & Co is een deurwaarderskantoor. De deurwaarders (bailiffs) innen voor gemeenten en rechtbanken. Ze mogen alleen iets doen met een warrant, een writ of een liability order.',
    complainTo:
      'Eerst het bedrijf, daarna de Enforcement Conduct Board als het daarbij is aangesloten, of de gemeente of rechtbank waarvoor het werkt.',
    nextStep:
      'Vraag welk bevel van de rechter of welke liability order ze hebben. Bel hen vóór een bezoek en laat hen niet binnen.',
  },
  'gb.sender.parkingeye': {
    says: 'ParkingEye is een particulier parkeerbedrijf. Het is geen gemeente en de boete is geen boete van de overheid. Het kan alleen naar de rechter, zoals elk bedrijf.',
    appealsBody: 'POPLA',
    complainTo: 'Eerst het parkeerbedrijf. In de brief staat waar u gratis bezwaar kunt maken.',
    nextStep:
      'Controleer de data op de brief. Hebt u een formulier van de rechter, beantwoord dat eerst.',
  },
  'gb.sender.euro-car-parks': {
    says: 'Euro Car Parks is een particulier parkeerbedrijf. Het is geen gemeente en de boete is geen boete van de overheid. Het kan alleen naar de rechter, zoals elk bedrijf.',
    appealsBody: 'POPLA',
    complainTo: 'Eerst het parkeerbedrijf. In de brief staat waar u gratis bezwaar kunt maken.',
    nextStep:
      'Controleer de data op de brief. Hebt u een formulier van de rechter, beantwoord dat eerst.',
  },
  'gb.sender.horizon': {
    says: 'Horizon is een particulier parkeerbedrijf. Het is geen gemeente en de boete is geen boete van de overheid. Het kan alleen naar de rechter, zoals elk bedrijf.',
    appealsBody: 'POPLA',
    complainTo: 'Eerst het parkeerbedrijf. In de brief staat waar u gratis bezwaar kunt maken.',
    nextStep:
      'Controleer de data op de brief. Hebt u een formulier van de rechter, beantwoord dat eerst.',
  },
  'gb.sender.excel': {
    says: 'Excel is een particulier parkeerbedrijf. Het is geen gemeente en de boete is geen boete van de overheid. Het kan alleen naar de rechter, zoals elk bedrijf.',
    appealsBody: 'Independent Appeals Service (IAS)',
    complainTo: 'Eerst het parkeerbedrijf. In de brief staat waar u gratis bezwaar kunt maken.',
    nextStep:
      'Controleer de data op de brief. Hebt u een formulier van de rechter, beantwoord dat eerst.',
  },
  'gb.sender.vcs': {
    says: 'Vehicle Control Services is een particulier parkeerbedrijf. Het is geen gemeente en de boete is geen boete van de overheid. Het kan alleen naar de rechter, zoals elk bedrijf.',
    appealsBody: 'Independent Appeals Service (IAS)',
    complainTo: 'Eerst het parkeerbedrijf. In de brief staat waar u gratis bezwaar kunt maken.',
    nextStep:
      'Controleer de data op de brief. Hebt u een formulier van de rechter, beantwoord dat eerst.',
  },
  'gb.sender.met': {
    says: 'MET Parking is een particulier parkeerbedrijf. Het is geen gemeente en de boete is geen boete van de overheid. Het kan alleen naar de rechter, zoals elk bedrijf.',
    complainTo: 'Eerst het parkeerbedrijf. In de brief staat waar u gratis bezwaar kunt maken.',
    nextStep:
      'Controleer de data op de brief. Hebt u een formulier van de rechter, beantwoord dat eerst.',
  },
  'gb.sender.ukpc': {
    says: 'UKPC is een particulier parkeerbedrijf. Het is geen gemeente en de boete is geen boete van de overheid. Het kan alleen naar de rechter, zoals elk bedrijf.',
    complainTo: 'Eerst het parkeerbedrijf. In de brief staat waar u gratis bezwaar kunt maken.',
    nextStep:
      'Controleer de data op de brief. Hebt u een formulier van de rechter, beantwoord dat eerst.',
  },
  'gb.sender.smart': {
    says: 'Smart Parking is een particulier parkeerbedrijf. Het is geen gemeente en de boete is geen boete van de overheid. Het kan alleen naar de rechter, zoals elk bedrijf.',
    complainTo: 'Eerst het parkeerbedrijf. In de brief staat waar u gratis bezwaar kunt maken.',
    nextStep:
      'Controleer de data op de brief. Hebt u een formulier van de rechter, beantwoord dat eerst.',
  },
  'gb.sender.apcoa': {
    says: 'APCOA beheert parkeerplaatsen voor bedrijven, en werkt ook voor sommige gemeenten, stations en vliegvelden. Kijk van wie de brief is: een boete op privéterrein is geen boete van de overheid.',
    complainTo: 'Eerst het parkeerbedrijf. In de brief staat waar u gratis bezwaar kunt maken.',
    nextStep:
      'Controleer de data op de brief. Hebt u een formulier van de rechter, beantwoord dat eerst.',
  },
  'gb.sender.ncp': {
    says: 'NCP beheert parkeerplaatsen, zelf en voor anderen. Kijk van wie de brief is: een boete op privéterrein is geen boete van de overheid.',
    complainTo: 'Eerst het parkeerbedrijf. In de brief staat waar u gratis bezwaar kunt maken.',
    nextStep:
      'Controleer de data op de brief. Hebt u een formulier van de rechter, beantwoord dat eerst.',
  },
  'gb.sender.britannia': {
    says: 'Britannia is een particulier parkeerbedrijf. Het is geen gemeente en de boete is geen boete van de overheid. Het kan alleen naar de rechter, zoals elk bedrijf.',
    complainTo: 'Eerst het parkeerbedrijf. In de brief staat waar u gratis bezwaar kunt maken.',
    nextStep:
      'Controleer de data op de brief. Hebt u een formulier van de rechter, beantwoord dat eerst.',
  },
  'gb.sender.premier-park': {
    says: 'Premier Park is een particulier parkeerbedrijf. Het is geen gemeente en de boete is geen boete van de overheid. Het kan alleen naar de rechter, zoals elk bedrijf.',
    complainTo: 'Eerst het parkeerbedrijf. In de brief staat waar u gratis bezwaar kunt maken.',
    nextStep:
      'Controleer de data op de brief. Hebt u een formulier van de rechter, beantwoord dat eerst.',
  },
  'gb.sender.group-nexus': {
    says: 'GroupNexus is een particulier parkeerbedrijf. Het is geen gemeente en de boete is geen boete van de overheid. Het kan alleen naar de rechter, zoals elk bedrijf.',
    complainTo: 'Eerst het parkeerbedrijf. In de brief staat waar u gratis bezwaar kunt maken.',
    nextStep:
      'Controleer de data op de brief. Hebt u een formulier van de rechter, beantwoord dat eerst.',
  },
}

/** The Dutch words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_NL: Words = {
  'nz.ask.repossession': {
    says: 'Bel de kredietgever voordat de tijd in het bericht om is, en vraag om een wijziging wegens geldproblemen (hardship). Hij moet minstens 15 dagen voordat hij spullen neemt een waarschuwing (warning notice) sturen.',
  },
  'nz.ask.mortgage': {
    says: 'Bel het team voor geldproblemen (hardship) van de bank en MoneyTalks op 0800 345 123. Vóór een gedwongen verkoop (mortgagee sale) moet een bericht komen met minstens 20 werkdagen.',
  },
  'nz.ask.rates': {
    says: 'Vraag de gemeente (council) om een betalingsregeling en haar beleid bij geldproblemen (hardship). Bij een laag inkomen kunt u een korting (rates rebate) krijgen.',
  },
  'nz.ask.data-breach': {
    says: 'Verander uw wachtwoorden, zeg het uw bank, en blokkeer uw kredietdossier gratis. Bel IDCARE op 0800 121 068. Vraag wat er is gestolen.',
  },
  'nz.ask.winz-debt': {
    says: 'Vraag Work and Income binnen drie maanden om een herziening (review) als u het er niet mee eens bent. Bent u het schuldig? Vraag dan om een lager bedrag waarmee u kunt leven.',
  },
  'nz.ask.scam-refund': {
    says: 'Het hangt ervan af. Bel meteen de bank. Ze moet meestal terugbetalen wat u niet goedkeurde. Sinds eind 2025 geven bankregels ook iets terug bij sommige oplichting die u wel goedkeurde. Vraag het schriftelijk.',
    dependsOn: 'hoe het geld wegging en of de bank waarschuwde',
  },
  'nz.ask.refund-phone': {
    says: 'Is hij kapot? Dan moet de winkel hem repareren, vervangen of uw geld teruggeven. Van gedachten veranderen geeft geen recht. Laat bewijs zien en noem de Consumer Guarantees Act.',
    dependsOn: 'of het product een fout heeft',
  },
  'nz.ask.photo': {
    says: 'Niet meteen. Vraag wie het bezit en hoe het bedrag is opgebouwd. Een redelijk bedrag is meestal het gewone bedrag voor een licentie. Haal de foto weg.',
    dependsOn: 'hoe u het gebruikte en of u toestemming had',
  },
  'nz.ask.faulty-car': {
    says: 'De auto van een handelaar moet van aanvaardbare kwaliteit zijn. Vraag om reparatie, en om geld terug als de fout ernstig is. Het Motor Vehicle Disputes Tribunal kan beslissen tot $100.000.',
  },
  'nz.ask.flight': {
    says: 'Het hangt ervan af. Was het de schuld van de luchtvaartmaatschappij? Dan kunt u uw kosten eisen, en een dienst moet met zorg worden gedaan. Vraag schriftelijk om geld terug of een andere vlucht.',
    dependsOn: 'waarom de vlucht is geannuleerd',
  },
  'nz.ask.builder': {
    says: 'Schrijf wat er niet goed is en geef een datum om het te herstellen. Bouwwerk heeft tien jaar garantie, en fouten die in het eerste jaar gevonden worden, moeten hersteld worden.',
  },
  'nz.ask.toll': {
    says: 'Niet altijd. Hebt u de auto verkocht of reed u niet? Zeg het NZTA, met bewijs. Betaal de tol zelf snel, zodat er geen boete volgt.',
    dependsOn: 'wie die dag de auto bezat en reed',
  },
  'nz.ask.broken-goods': {
    says: 'Schrijf de winkel en zeg wat er kapotging. Producten moeten een redelijke tijd meegaan, ook na de garantie. Bij een ernstige fout kunt u uw geld of een nieuw product kiezen.',
  },
  'nz.ask.loan-in-my-name': {
    says: 'Schrijf de kredietgever dat de lening niet van u is. Vraag alle kredietregistraties (credit reporters) om een gratis blokkade (freeze), en bel IDCARE op 0800 121 068. Meld het bij de politie op 105.',
  },
  'nz.ask.card-payment-not-mine': {
    says: 'Klaag schriftelijk bij de bank. Ze betaalt meestal terug wat u niet goedkeurde, als u redelijk voorzichtig was. Zegt ze nee? Ga dan gratis naar de Banking Ombudsman.',
  },
  'nz.ask.firm-closed': {
    says: 'Vraag het geld schriftelijk terug, en vraag uw bank meteen om een terugboeking (chargeback). Kan het bedrijf niet doen wat het beloofde? Dan kunt u annuleren en uw geld terugeisen. Is het failliet (insolvent)? Schrijf dan de curator (liquidator).',
  },
  'nz.ask.benefit-refused': {
    says: 'Vraag binnen drie maanden schriftelijk om een herziening van het besluit (review of decision). Een commissie kijkt ernaar, en daarna kunt u in beroep gaan. Het is gratis.',
  },
  'nz.ask.collector-fees': {
    says: 'Alleen als uw contract dat toelaat, en alleen echte, eerlijke kosten. Vraag het contract en de bedragen. Bij een lening mogen kosten niet onredelijk zijn; betaal de echte schuld en betwist de rest.',
  },
  'nz.ask.not-driving': {
    says: 'Stuur de verklaring (statutory declaration) met naam en adres van de bestuurder vóór de uiterste dag. Was de auto verkocht of gestolen? Verklaar dat. Een valse verklaring is strafbaar.',
  },
  'nz.ask.no-asset': {
    says: 'Een no asset procedure wist de meeste schulden van $1.000 tot $50.000 in een jaar, één keer in uw leven. Faillissement duurt drie jaar. Met een repayment order betaalt u in delen.',
  },
  'nz.ask.visa-declined': {
    says: 'In Nieuw-Zeeland met een geldig visum vraagt u één keer om reconsideration, binnen 14 dagen. Bij residence kunt u meestal binnen 42 dagen in beroep. Vanuit het buitenland vraagt u opnieuw aan.',
  },
  'nz.ask.insurer-not-told': {
    says: 'Vraag welke vraag u fout zou hebben beantwoord en waarom dat telde. Oude kleine straffen mag u na zeven schone jaren verzwijgen. De gratis dienst van de verzekeraar kan beslissen.',
  },
  'nz.ask.ird-deduct': {
    says: 'Bel vandaag Inland Revenue of gebruik myIR. Het kan de inhouding bij nood verlagen, termijnen afspreken en soms boete of rente schrappen. Nam het te veel? Klaag bij de Ombudsman.',
  },
  'nz.ask.wages-order-lower': {
    says: 'Ja. Vraag de incassodienst van de rechtbank om de attachment order te wijzigen, met bewijs van uw kosten. Het grootste deel van uw nettoloon moet overblijven.',
  },
  'nz.ask.winz-relationship': {
    says: 'Samen in een huis wonen is niet genoeg. Het moet als een huwelijk zijn, met een band en geldsteun. Vraag binnen drie maanden een review en laat zien dat u apart leeft en betaalt.',
  },
  'nz.ask.acc-declined': {
    says: 'Vraag binnen drie maanden na de brief om een review; dat is gratis. Laat een arts schrijven hoe het ongeluk het letsel gaf. Daarna kunt u in beroep bij de District Court.',
  },
  'nz.ask.private-sale': {
    says: 'Een particulier moet de waarheid zeggen. Was het onwaar en kocht u daarom? Dan kunt u het verlies eisen of de koop annuleren. Schrijf eerst, en ga dan naar het Disputes Tribunal.',
  },
  'nz.ask.credit-wrong': {
    says: 'Vraag de kredietregistratie op papier om verbetering, met bewijs. Zij moet binnen 20 werkdagen kijken en het gegeven zolang als betwist aanmerken. Weigert zij? Klaag gratis bij de Privacy Commissioner.',
  },
  'nz.ask.bank-hacked': {
    says: 'Bel nu de bank om betalingen te stoppen. Betalingen die u niet goedkeurde, betalen banken terug, behalve als u slordig was met pincode of wachtwoord. De Banking Ombudsman is gratis.',
  },
}

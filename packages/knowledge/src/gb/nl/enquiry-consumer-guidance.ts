/** Vragen over kopen en diensten: wat u doet: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_GUIDANCE_NL: Words = {
  'gb.ask-consumer.step-dates': {
    says: 'Schrijf op wanneer u het kocht, wanneer het kwam en wanneer het misging. Uw rechten veranderen na 14 dagen, 30 dagen en zes maanden.',
  },
  'gb.ask-consumer.step-tell': {
    says: 'Schrijf de verkoper vandaag. Schrijf wat er mis is en wat u wilt: geld terug, reparatie of vervanging.',
  },
  'gb.ask-consumer.step-proof': {
    says: 'Bewaar bewijs: foto’s, de advertentie, berichten, het bankafschrift. Gebruik een ding dat u wilt weigeren niet meer.',
  },
  'gb.ask-consumer.step-ombudsman': {
    says: 'Klaag eerst schriftelijk bij uw bank of verzekeraar. Weigert die of duurt het te lang, dan kan de Financial Ombudsman er gratis naar kijken.',
  },
  'gb.ask-consumer.step-card': {
    says: 'Zegt de verkoper nee? Vraag uw kaartbedrijf. Vraag om “section 75” bij een creditcard boven £100, of om terugboeking (chargeback) bij elke kaart.',
  },
  'gb.ask-consumer.step-court': {
    says: 'De rechter voor kleine zaken (small claims court) komt pas aan het eind. Stuur eerst een laatste brief (letter before claim) en geef redelijk de tijd om te antwoorden.',
  },
  'gb.ask-consumer.step-court-scotland': {
    says: 'De eenvoudige procedure (simple procedure) bij de sheriff court komt pas aan het eind. Die geldt voor eisen tot £5,000. Stuur eerst een duidelijke brief.',
  },
  'gb.ask-consumer.right-quality': {
    says: 'Wat u van een bedrijf koopt, moet goed zijn, geschikt voor gebruik en zoals beschreven.',
  },
  'gb.ask-consumer.right-thirty': {
    says: 'Werkt iets niet goed, dan kunt u het binnen 30 dagen terugbrengen voor al uw geld.',
  },
  'gb.ask-consumer.right-six-months': {
    says: 'Blijkt een fout in de eerste zes maanden? Dan kunt u reparatie of vervanging vragen. De wet neemt aan dat de fout er vanaf het begin was.',
  },
  'gb.ask-consumer.right-cancel': {
    says: 'Bij de meeste aankopen online of per telefoon hebt u 14 dagen om te annuleren. Zeiden ze dat niet, dan hebt u veel langer.',
  },
  'gb.ask-consumer.right-service': {
    says: 'Werk moet zorgvuldig en vakkundig worden gedaan, binnen een redelijke tijd. Is er geen prijs afgesproken, dan geldt een redelijke prijs.',
  },
  'gb.ask-consumer.option-seller': {
    says: 'Stuur één duidelijke brief met de feiten, de wet en wat u wilt. Geef 14 dagen.',
    title: 'Schriftelijk klagen bij de verkoper',
    cost: 'Niets.',
    time: 'Een half uur.',
    risk: 'Geen.',
    bestFor: 'Elke zaak, als eerste stap.',
  },
  'gb.ask-consumer.option-card': {
    says: 'Gebruik “section 75” bij een creditcard, of terugboeking (chargeback) bij elke kaart.',
    title: 'Geld vragen bij uw kaartbedrijf',
    cost: 'Niets.',
    time: 'Enkele weken.',
    risk: 'Voor terugboeking geldt een korte termijn.',
    bestFor: 'De verkoper zwijgt, is weg of zegt nee.',
  },
  'gb.ask-consumer.option-help': {
    says: 'Een gratis hulplijn voor consumenten kan uw rechten noemen en het melden aan Trading Standards.',
    title: 'De hulplijn voor consumenten bellen',
    cost: 'Niets.',
    time: 'Een gesprek.',
    risk: 'Ze voeren de zaak niet voor u.',
    bestFor: 'U bent niet zeker, of de verkoper is misschien een oplichter.',
  },
  'gb.ask-consumer.warn-court-form': {
    says: 'Kreeg u papieren van de rechter? Antwoord op tijd. Een goede klacht stopt de tijd bij de rechter niet.',
  },
  'gb.ask-consumer.know-seller': {
    says: 'U hebt rechten tegen de winkel die het verkocht, niet tegen de maker. Ze duren langer dan de meeste garanties.',
    learnMore:
      'Noem de Consumer Rights Act 2015 in uw eerste bericht. Dat laat zien dat u de regels kent.',
  },
  'gb.ask-consumer.myth-receipt': {
    says: 'Voor een ding met een fout hebt u de bon niet nodig. Elk bewijs dat u het daar kocht, is genoeg.',
  },
  'gb.ask-consumer.myth-28-days': {
    says: 'Een regel van de winkel kan uw rechten bij fouten niet wegnemen. Die kan er alleen iets aan toevoegen.',
  },
  'gb.ask-consumer.change-unfair': {
    says: 'Sinds 6 april 2025 verbieden strengere regels valse recensies en kosten die tot het eind verborgen blijven.',
    was: 'De regels van 2008 over oneerlijke handel golden.',
    is: 'Nieuwe regels verbieden valse recensies en kosten die tot het eind verborgen blijven. De CMA kan bedrijven zelf beboeten.',
  },
}

/** The Dutch words of Germany: enquiry employment. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_NL: Words = {
  'de.ask-job.dismissed': {
    says: 'U hebt drie weken vanaf de dag dat de brief kwam om naar de arbeidsrechter (Arbeitsgericht) te gaan. Meld u binnen drie dagen als werkzoekend.',
  },
  'de.ask-job.late-claim': {
    says: 'Meestal is het te laat. Kon u buiten uw schuld niet, vraag de rechter dan binnen twee weken een late eis toe te staan.',
    dependsOn: 'of u buiten uw schuld niet op tijd kon handelen',
  },
  'de.ask-job.oral': {
    says: 'Voor een ontslag is papier en een handtekening met de hand nodig. Zeg schriftelijk dat u blijft werken, en vraag advies.',
  },
  'de.ask-job.severance': {
    says: 'Er is geen recht op betaling vanzelf. Zij komt van een schikking, een sociaal plan of een aanbod (§ 1a KSchG): vaak een half maandloon per jaar.',
  },
  'de.ask-job.notice-period': {
    says: 'Volgens de wet vier weken tot de 15e of het einde van de maand, in de proeftijd twee weken. Voor de werkgever groeit het tot zeven maanden. Kijk in uw contract.',
    dependsOn: 'wie opzegt en hoe lang u er werkte',
  },
  'de.ask-job.exit-agreement': {
    says: 'Teken niet meteen. U kunt tot twaalf weken werkloosheidsuitkering verliezen. Vraag eerst een vakbond, een advocaat en de Agentur für Arbeit.',
  },
  'de.ask-job.no-pay': {
    says: 'Eis het schriftelijk met een datum. Veel contracten laten eisen na drie maanden vervallen. Ga dan naar de balie van de arbeidsrechter (Rechtsantragstelle).',
  },
  'de.ask-job.insolvent-employer': {
    says: 'Vraag binnen twee maanden Insolvenzgeld bij de Agentur für Arbeit. Het dekt tot drie maanden gemist nettoloon.',
  },
  'de.ask-job.minimum-wage': {
    says: 'In 2026 is minstens € 13,90 per uur verschuldigd, ook in minijobs. Vanaf 1 januari 2027 is het € 14,60.',
  },
  'de.ask-job.minimum-wage-2027': {
    says: 'Sinds 1 januari 2027 is minstens € 14,60 per uur verschuldigd, ook in minijobs.',
  },
  'de.ask-job.holiday': {
    says: 'Volgens de wet minstens vier weken per jaar. Het vervalt alleen als de werkgever u dat op tijd zei. Eindigt de baan, dan worden open dagen betaald.',
    dependsOn: 'uw contract en of uw werkgever u waarschuwde',
  },
  'de.ask-job.sick-pay': {
    says: 'Na vier weken in de baan betaalt uw werkgever u tot zes weken alles door. Dan betaalt de zorgverzekeraar ziekengeld.',
  },
  'de.ask-job.sick-dismissal': {
    says: 'Ziek zijn verbiedt geen ontslag. Maar ziekte alleen is zelden genoeg. Ga binnen drie weken naar de arbeidsrechter (Arbeitsgericht).',
    dependsOn: 'hoe lang en hoe vaak u ziek bent en hoe groot het bedrijf is',
  },
  'de.ask-job.pregnant': {
    says: 'Van zwangerschap tot vier maanden na de geboorte, en met ouderschapsverlof, kunt u niet zonder toestemming van een kantoor ontslagen worden. Zeg het de werkgever binnen twee weken.',
  },
  'de.ask-job.warning': {
    says: 'Een waarschuwing (Abmahnung) beëindigt uw baan niet. U mag uw eigen verklaring in het dossier leggen. Tegen een verkeerde is er geen korte termijn.',
    dependsOn: 'of het verwijt waar is',
  },
  'de.ask-job.reference': {
    says: 'U hebt recht op een schriftelijk, eerlijk getuigschrift dat u verder helpt. Vraag het volledige (qualifiziertes Zeugnis).',
  },
  'de.ask-job.block-time': {
    says: 'Neemt u ontslag of tekent u een beëindigingsovereenkomst zonder goede reden? Dan kunt u tot twaalf weken uitkering verliezen. Maak binnen één maand bezwaar.',
    dependsOn: 'of u een goede reden had om te gaan',
  },
  'de.ask-job.discrimination': {
    says: 'U kunt een vergoeding eisen, maar alleen schriftelijk binnen twee maanden. Bewaar bewijs en bel de Antidiskriminierungsstelle.',
  },
  'de.ask-job.fixed-term': {
    says: 'Zonder reden hoogstens twee jaar met drie verlengingen. Ga binnen drie weken na het afgesproken einde naar de rechter om het te bestrijden.',
    dependsOn: 'de reden en de duur van het contract',
  },
  'de.ask-job.step-date': {
    says: 'Schrijf op welke dag elke brief kwam. Drie weken is de tijd om naar de rechter te gaan.',
  },
  'de.ask-job.step-union': {
    says: 'Vraag uw vakbond, een advocaat of de balie van de arbeidsrechter (Rechtsantragstelle).',
  },
  'de.ask-job.right-paper': {
    says: 'Een ontslag telt alleen op papier met een handtekening met de hand.',
  },
  'de.ask-job.guide-register': {
    says: 'Gaat uw baan eindigen? Meld u binnen drie dagen als werkzoekend.',
  },
  'de.ask-job.guide-no-sign': {
    says: 'Teken niets meteen. Neem het mee naar huis en laat het nagaan.',
  },
  'de.ask-job.guide-claim-pay': {
    says: 'Eis openstaand loon snel schriftelijk. Veel contracten laten het na drie maanden vervallen.',
  },
  'de.ask-job.guide-right-reason': {
    says: 'Na zes maanden in een bedrijf met meer dan tien banen heeft een ontslag een wettige reden nodig.',
  },
  'de.ask-job.guide-right-leave': { says: 'U hebt minstens vier weken betaald verlof per jaar.' },
  'de.ask-job.guide-right-sick': { says: 'Bij ziekte betaalt uw werkgever tot zes weken door.' },
  'de.ask-job.guide-option-court': {
    says: 'De balie schrijft uw eis gratis op.',
    title: 'Binnen drie weken naar de arbeidsrechter',
    cost: 'Vooraf geen kosten.',
    time: 'Drie weken vanaf de brief.',
    risk: 'Bij de eerste rechter betaalt u uw eigen advocaat.',
    bestFor: 'U twijfelt aan een ontslag.',
  },
  'de.ask-job.guide-warn': { says: 'Praten met de baas stopt de drie weken niet.' },
  'de.ask-job.overtime': {
    says: 'Overuren die de baas beval of liet gebeuren, moeten betaald of als tijd teruggegeven worden. Schrijf dag, uren en wie het wist op. Eis ze snel.',
    dependsOn: 'uw contract en of de baas ze beval of ervan wist',
  },
  'de.ask-job.minijob': {
    says: 'In een minijob hebt u dezelfde rechten: betaald verlof, loon bij ziekte, minimumloon, opzegtermijnen en bescherming tegen ontslag.',
  },
  'de.ask-job.probation': {
    says: 'In een proeftijd tot zes maanden mag elke kant de baan met twee weken opzegging zonder reden beëindigen. Zwangere vrouwen zijn beschermd.',
  },
  'de.ask-job.on-paper': {
    says: 'Een ontslag moet op papier staan en met de hand getekend zijn. Een mail, bericht of gesproken woorden beëindigen uw baan niet.',
  },
  'de.ask-job.stop-work': {
    says: 'Is er veel niet betaald, ongeveer twee maanden loon, dan mag u uw werk opschorten. Schrijf eerst wat er ontbreekt, stel een laatste dag en kondig het aan. Niet bij een klein bedrag of kort uitstel. Uw loon loopt door. Vraag eerst raad: verkeerd gedaan kan het uw baan kosten.',
  },
  'de.ask-job.leave-at-end': {
    says: 'Neem de open dagen zo mogelijk op in de opzegtermijn. Dagen die door het einde niet meer kunnen, moeten worden uitbetaald. Wie heeft opgezegd maakt niet uit. Vraag het snel schriftelijk, want uw contract kan drie maanden stellen.',
  },
  'de.ask-job.meeting-while-sick': {
    says: 'Zolang u ziek bent, hoeft u meestal niet naar een gesprek op het werk. Er moet een dringende reden zijn die niet kan wachten, en u moet het aankunnen. Kort bellen mag men vragen. Zeg schriftelijk af met de ziekmelding en zwijg niet.',
  },
  'de.ask-job.bullying': {
    says: 'Uw werkgever moet u beschermen. Houd een dagboek bij: dag, woorden, getuigen. Klaag schriftelijk bij werkgever, Betriebsrat of AGG-punt; zij moeten het onderzoeken. Ga naar een arts. Neem niet haastig ontslag: u kunt twaalf weken uitkering verliezen. Een bond of advocaat adviseert.',
  },
  'de.ask-job.leave-denied': {
    says: 'Toegekend verlof kan niet worden teruggenomen, en u hoeft er niet van terug te komen. Vooraf tellen uw wensen, tenzij het bedrijf een dringende nood heeft of een collega sociaal voorgaat. Vraag de reden schriftelijk. Ga nooit zonder ja: laat de arbeidsrechter het bevelen.',
  },
  'de.ask-job.quit-and-benefit': {
    says: 'Uiteindelijk ja, maar meestal na een blokkade tot twaalf weken. Geen blokkade bij een zware reden: bewezen ziekte, pesten, onbetaald loon, zorg of een vaste nieuwe baan. Vraag vooraf een doktersbriefje of raad van het bureau. Meld u drie maanden voor het einde, of binnen drie dagen.',
    dependsOn: 'of u een zwaarwegende reden hebt',
  },
}

/** Questions about a tenancy in England: entry, lodgers, pets, leaving, what is written and who takes over. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANCY_NL: Words = {
  'gb.ask-housing.entry': {
    says: 'Een verhuurder mag niet binnenlopen wanneer hij wil. Voor reparaties en controles hoort hij minstens 24 uur vooraf schriftelijk bericht te geven, behalve in nood. Vraag hem schriftelijk te stoppen.',
  },
  'gb.ask-housing.lodger': {
    says: 'Een kostganger (lodger) heeft minder rechten. De verhuurder heeft geen bevel van de rechter nodig, maar moet een redelijke opzegtermijn geven, vaak de tijd tussen twee huurdagen. Dwang mag niet.',
    dependsOn: 'of u woonruimte deelt met uw verhuurder',
  },
  'gb.ask-housing.pets': {
    says: 'Sinds 1 mei 2026 mag u een particuliere verhuurder in Engeland schriftelijk om een huisdier vragen. Hij moet binnen 28 dagen antwoorden en heeft een goede reden nodig om te weigeren.',
    dependsOn: 'of hij een goede reden heeft',
  },
  'gb.ask-housing.leave-early': {
    says: 'Particuliere huur in Engeland heeft nu geen vast einde. U kunt schriftelijk opzeggen met twee maanden, tegen het eind van een huurperiode, tenzij uw contract minder toestaat.',
  },
  'gb.ask-housing.tenancy-agreement': {
    says: 'U hebt rechten, ook zonder iets op papier. Betaalt u huur voor een woning voor uzelf, dan bent u waarschijnlijk huurder. Vraag een schriftelijke verklaring van de voorwaarden.',
  },
  'gb.ask-home.succession': {
    says: 'Een beschermde huur van de gemeente (secure tenancy) kan één keer overgaan. De man, vrouw of partner die daar woonde neemt haar over. Andere familie kan dat als de huur vóór 1 april 2012 begon en zij er de laatste 12 maanden woonden, of als het contract het zegt. Vraag het schriftelijk, blijf betalen en ga niet weg zonder advies.',
    dependsOn: 'wanneer de huur begon, wie u bent voor de huurder en of zij al eens is overgegaan',
  },
}

import { describe, expect, test } from 'vitest'

import { findRegion } from './region.ts'

describe('the region of a letter', () => {
  test.each([
    ['us', 'Dayton, OH 45401\n\nHarper Quinlan\nToledo, OH 43604', 'US-OH'],
    ['us', 'PO Box 1, Dallas, TX 75201\n\nJo Hart\n9 Elm St\nPortland, OR 97201', 'US-OR'],
    ['us', 'I rent a flat in Georgia.', 'US-GA'],
    ['us', 'I moved to Houston in May.', 'US-TX'],
    ['us', 'Our Chicago office wrote to you.\n\nJo Hart\n9 Elm St\nPortland, OR 97201', 'US-OR'],
    ['ca', 'Montréal (Québec) H2J 3W4', 'CA-QC'],
    ['ca', '302-1188 Quebec Street, Vancouver, BC\n', 'CA-BC'],
    ['au', '3 Merri Parade\nNorthcote VIC 3070', 'AU-VIC'],
    ['au', 'Revenue NSW\n\nPenalty reminder notice', 'AU-NSW'],
    ['au', 'my bond has not been returned, renting in qld', 'AU-QLD'],
    ['au', 'A landlord in Victoria kept my bond.', 'AU-VIC'],
    ['ca', 'Renting in BC, the landlord kept my deposit.', 'CA-BC'],
    ['us', 'My landlord in TX kept my deposit.', 'US-TX'],
    ['us', 'The agent says, OK, your policy goes on.', undefined],
    ['us', 'Jo Hart, 9 Elm St, Tulsa, OK\n', 'US-OK'],
    ['us', 'I asked for double under MN statute 504B.178.', 'US-MN'],
    ['us', 'You must act under RCW 59.18.280.', 'US-WA'],
    ['us', 'District Court of Washington for Snohomish County', 'US-WA'],
    ['us', 'IN THE DISTRICT COURT OF THE STATE OF WASHINGTON, COUNTY OF KING', 'US-WA'],
    ['us', 'Circuit Court of Washington County, Oregon', 'US-OR'],
    ['us', 'I live in the Bronx and have no heat.', 'US-NY'],
    ['us', 'my landlord in allentown wont fix the heat', 'US-PA'],
    ['us', 'left my flat in charlotte nc last month', 'US-NC'],
    ['us', 'in tx can they take my pay', 'US-TX'],
    ['us', 'how long can they sue in pa', 'US-PA'],
    ['us', 'moved out of a place in queens, no deposit back', 'US-NY'],
    ['us', 'I rent in Rochester NY and have no heat.', 'US-NY'],
    ['us', 'evicted from a flat in Portland OR', 'US-OR'],
    ['us', 'I rent in Kansas City, MO.', 'US-MO'],
    ['us', 'My lease in St. Louis ends in May.', 'US-MO'],
    ['us', 'I rent a room in Washington, D.C.', 'US-DC'],
    ['us', 'SoCal landlord kept my deposit', 'US-CA'],
    ['us', 'fired last week in austin', 'US-TX'],
    ['ca', 'fired with no notice in ns', 'CA-NS'],
    ['ca', "renting in St. John's", 'CA-NL'],
    ['au', 'melb renter, rent up $90 a week', 'AU-VIC'],
    ['au', 'renting in logan qld, agent claims the bond', 'AU-QLD'],
    ['ca', 'collections company calls me in red deer', 'CA-AB'],
    ['ca', 'bc landlord texted that i must go', 'CA-BC'],
    ['ca', 'got an n12, do i have to move', 'CA-ON'],
    ['ca', 'payday loan in hamilton, they debit me twice', 'CA-ON'],
    [
      'us',
      'Internal Revenue Service\nP.O. Box 219236\nKansas City, MO 64121\n\nLEE QUILL\n8 OAK ST\nCOLUMBUS GA 31906',
      'US-GA',
    ],
    ['us', 'Tarn Water\nP.O. Box 12\nTulsa, OK 74103', 'US-OK'],
    ['de', 'Isarweg 70, 80469 München', 'DE-BY'],
    ['ch', 'Hohlstrasse 35, 8004 Zürich', 'CH-ZH'],
    ['be', 'Rue de Fer 40, 5000 Namur', 'BE-WAL'],
    ['es', 'Calle Colón 41, 46004 Valencia', 'ES-VC'],
  ] as const)('in %s is read from an address or a name: %j', (country, text, region) => {
    expect(findRegion(text, country)).toBe(region)
  })

  test.each([
    ['us', 'Internal Revenue Service\nOgden, UT 84201'],
    ['us', 'U.S. Department of Education\nP.O. Box 5609, Greenville, TX 75403-5609'],
    ['us', 'Department of Veterans Affairs\nPO Box 11930\nSt. Paul, MN 55111'],
    ['us', 'Social Security Administration\nP.O. Box 3430\nPhiladelphia, PA 19122-9985'],
    ['us', 'Internal Revenue Service\nP.O. Box 219236\nKansas City, MO 64121-9236'],
    ['us', 'You owe $40 to a firm in Springfield.'],
    ['us', 'I moved from Chicago to Seattle.'],
    ['us', 'Come in OR call us.'],
    ['us', 'Seen by Jo Hart MD, billed by Quill Partners PA.'],
    ['us', 'Consumer Financial Protection Bureau, Washington, DC 20552'],
    ['us', 'my pa says they owe me for 6 mo'],
    ['us', 'write to help@firm.tx or see firm.nj.gov, in va hospital now'],
    ['au', 'RESIDENTIAL TENANCIES ACT\n\nVictoria Street, Richmond'],
    ['de', 'Altenburger Str. 3, 04600 Altenburg'],
    ['gb', '18 Corncrake Way, Hull HU7 3RT'],
  ] as const)('in %s is unknown where the text does not show it: %j', (country, text) => {
    expect(findRegion(text, country)).toBeUndefined()
  })
})

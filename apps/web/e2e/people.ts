/** The people that scripts/e2e.ts has put into the database. Each journey takes its own, so that none shares credits. */
import { mkdirSync, readlinkSync, symlinkSync } from 'node:fs'
import path from 'node:path'

import { expect } from '@playwright/test'
import type { Page, TestInfo } from '@playwright/test'

export const PASSWORD = 'plainletter'
/** Half of the people are for each project: the same journey runs on both at once. */
const PEOPLE_PER_PROJECT = 82

/**
 * Persons 0, 30 to 34, 63 and 78 of a project have no credits, and 64 has one; 35 to 39, 62 and 66 have not verified
 * their address. The last is number 81. Throws where the journeys of another file have taken the same person: what one
 * buys, sends or deletes would be in the other's way, and only now and then.
 */
export function emailOf(number: number, { project, retry, file }: TestInfo): string {
  const group = (project.name === 'phone' ? 1 : 0) + 2 * retry
  const person = `person${number + group * PEOPLE_PER_PROJECT}`
  const asker = path.basename(file)
  const owner = takePerson(path.join(project.outputDir, 'people', person), asker)
  if (owner !== asker) throw new Error(`Person ${number} is of ${owner}: take another`)
  return `${person}@plainletter.test`
}

/** The first file to ask owns a person until the next run clears the results. A link is made whole or not at all. */
function takePerson(link: string, file: string): string {
  mkdirSync(path.dirname(link), { recursive: true })
  try {
    symlinkSync(file, link)
    return file
  } catch {
    return readlinkSync(link)
  }
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth?tab=login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  // The form has a heading too: whoever goes on before the answer is not signed in.
  await expect(page).not.toHaveURL(/\/auth/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
